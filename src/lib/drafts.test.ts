import { draftOf, draftOpened, dropDraftsBut, forgetDraft, keepDrafts } from './drafts';

const typed = { raisonVisite: 'other', ownWords: 'Toux', firstName: 'Marie' };

/** A form is open, and the session of marie ends. */
const end = (values: Record<string, unknown>) => {
  const close = draftOpened('review', () => values);
  keepDrafts('marie');
  close();
};

describe('what was typed when a session ended (product §8 session-end)', () => {
  afterEach(() => {
    dropDraftsBut(null);
  });

  it('comes back to the same person, however often the form is drawn, until they went on from it', () => {
    end(typed);
    dropDraftsBut('marie');
    const draft = draftOf('review');
    expect(draft).toEqual(typed);
    expect(draftOf('review')).toEqual(typed);
    forgetDraft('review', draft);
    expect(draftOf('review')).toBeUndefined();
  });

  it('stays when the form that closes had begun from an older one', () => {
    end({ ownWords: 'Fièvre' });
    const older = draftOf('review');
    end(typed);
    forgetDraft('review', older);
    expect(draftOf('review')).toEqual(typed);
  });

  it.each(['luc', null])('is dropped when somebody else signs in, or the person leaves: %s', (next) => {
    end(typed);
    dropDraftsBut(next);
    expect(draftOf('review')).toBeUndefined();
  });

  it('never holds a password, a key, a code or a health number', () => {
    end({
      ...typed,
      password: 'x',
      newPassword: 'x',
      confirmNewPassword: 'x',
      nam: 'x',
      hin: 'x',
      key: 'x',
      code: 'x',
    });
    expect(draftOf('review')).toEqual(typed);
  });

  it('is nothing of a form that was closed before', () => {
    draftOpened('review', () => typed)();
    keepDrafts('marie');
    expect(draftOf('review')).toBeUndefined();
  });
});
