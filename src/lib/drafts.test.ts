import { draftOf, draftOpened, dropDraftsBut, forgetDraft, keepDrafts } from './drafts';
import { forgetMemories } from './forgetOnSessionEnd';

const typed = { raisonVisite: 'other', ownWords: 'Toux', firstName: 'Marie' };

const end = (values: Record<string, unknown>) => {
  const close = draftOpened('review', () => values);
  keepDrafts('marie');
  close();
};

describe('what was typed when a session ended (product §8 session-end)', () => {
  afterEach(() => {
    dropDraftsBut(null);
  });

  it('a draft returns to the same person each time the form renders, until they move on from it', () => {
    end(typed);
    dropDraftsBut('marie');
    const draft = draftOf('review');
    expect(draft).toEqual(typed);
    expect(draftOf('review')).toEqual(typed);
    forgetDraft('review', draft);
    expect(draftOf('review')).toBeUndefined();
  });

  it('a draft stays when the form that closes started from an older draft', () => {
    end({ ownWords: 'Fièvre' });
    const older = draftOf('review');
    end(typed);
    forgetDraft('review', older);
    expect(draftOf('review')).toEqual(typed);
  });

  it.each(['luc', null])(
    'the portal drops a draft when another person signs in, or when the person leaves: %s',
    (next) => {
      end(typed);
      dropDraftsBut(next);
      expect(draftOf('review')).toBeUndefined();
    },
  );

  it('a draft never contains a password, a key, a code or a health number', () => {
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

  it('what a form leaves returns within the session, then only to the same person', () => {
    const close = draftOpened('review', () => typed);
    close({ ...typed, nam: 'x' });
    expect(draftOf('review')).toEqual(typed);
    forgetMemories({ by: 'rejected', user: 'marie' });
    dropDraftsBut('marie');
    expect(draftOf('review')).toEqual(typed);
    forgetMemories({ by: 'loggedOut', user: 'marie' });
    expect(draftOf('review')).toBeUndefined();
  });

  it('a form that closes after its session ended leaves nothing', () => {
    const close = draftOpened('review', () => typed);
    forgetMemories({ by: 'loggedOut', user: 'marie' });
    close(typed);
    expect(draftOf('review')).toBeUndefined();
  });

  it('a form that closed before the session ended leaves no draft', () => {
    draftOpened('review', () => typed)();
    keepDrafts('marie');
    expect(draftOf('review')).toBeUndefined();
  });
});
