import { draftOpened, dropDraftsBut, keepDrafts, takeDraft } from './drafts';

const typed = { raisonVisite: 'other', ownWords: 'Toux', firstName: 'Marie' };

/** A form is open, and the session of marie ends. */
const end = (values: Record<string, unknown>) => {
  const close = draftOpened('review', () => values);
  keepDrafts('marie');
  close();
};

describe('what was typed when a session ended (product §8 session-end)', () => {
  afterEach(() => { dropDraftsBut(null); });

  it('comes back to the same person, once', () => {
    end(typed);
    dropDraftsBut('marie');
    expect(takeDraft('review')).toEqual(typed);
    expect(takeDraft('review')).toBeUndefined();
  });

  it.each(['luc', null])('is dropped when somebody else signs in, or the person leaves: %s', (next) => {
    end(typed);
    dropDraftsBut(next);
    expect(takeDraft('review')).toBeUndefined();
  });

  it('never holds a password, a key, a code or a health number', () => {
    end({ ...typed, password: 'x', newPassword: 'x', confirmNewPassword: 'x', nam: 'x', hin: 'x', key: 'x', code: 'x' });
    expect(takeDraft('review')).toEqual(typed);
  });

  it('is nothing of a form that was closed before', () => {
    draftOpened('review', () => typed)();
    keepDrafts('marie');
    expect(takeDraft('review')).toBeUndefined();
  });
});
