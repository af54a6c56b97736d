import { calls } from '../../contract/calls.ts';
import { openSignedIn } from '../testing/signedIn';
import { server } from '../testing/underTest';
import { baseQuery } from './baseQuery';

describe('an answer that comes late (product §3 emptying)', () => {
  it.each([
    ['reaches who asked', (login: string) => login, 'data'],
    ['is dropped once the person has left', () => null, 'error'],
    ['is dropped once someone else is signed in', () => 'luc.tremblay', 'error'],
  ])('a late answer %s', async (_what, nextUser, expected) => {
    const { login, store } = await openSignedIn('/404');
    const state = store.getState();
    let user: string | null = login;
    const getState = () => ({ ...state, session: { ...state.session, user } });
    const { signal } = new AbortController();
    const api = {
      getState,
      dispatch: store.dispatch,
      signal,
      abort: () => undefined,
      extra: undefined,
      endpoint: 'countUnread',
      type: 'query',
    } as const;
    server().fault = () => {
      user = nextUser(login); // while the call is under way
      return undefined;
    };
    expect(Object.keys(await baseQuery({ call: calls.countUnread }, api, undefined))).toEqual([expected]);
  });
});
