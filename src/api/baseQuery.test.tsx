import { waitFor } from '@testing-library/react';

import { makePorts } from '../app/makePorts';
import { configLoaded } from '../features/config/configSlice';
import { parseConfig } from '../features/config/parseConfig';
import { makeStore } from '../store/makeStore';
import { openSignedIn } from '../testing/signedIn';
import { sentTo, server } from '../testing/underTest';
import { calls } from '../../contract/calls.ts';
import { api } from './api';
import { profileApi } from './profileApi';
import { sessionApi } from './sessionApi';

const { changeUser, getUser } = profileApi.endpoints;
const { login } = sessionApi.endpoints;

/** A call of the invitation area, whose screens are not ours to open here. */
const invitationAreaApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    listInvitations: build.query<unknown, void>({
      query: () => ({ call: { ...calls.listInvitations, answer: 'file' } }),
    }),
  }),
});

describe('a call to the server', () => {
  it('a call to the server sends the cookies (spec §7 cookies-sent)', async () => {
    const { store } = await openSignedIn('/404');
    const { data, isSuccess } = await store.dispatch(getUser.initiate());
    expect(isSuccess && data.lang).toBe('fr');
    expect(sentTo('/api/user').map(({ credentials }) => credentials)).toEqual(['include']);
  });

  it('a call whose answer was lost runs only once: the retry carries the same idempotency key (product §8 idempotency)', async () => {
    const { store } = await openSignedIn('/404');
    let isFirst = true;
    server().fault = ({ method }) => {
      if (method !== 'PATCH' || !isFirst) return undefined;
      isFirst = false;
      return 'lost after';
    };
    const { data } = await store.dispatch(changeUser.initiate({ firstName: 'Maëlle' }));
    expect(data).toMatchObject({ firstName: 'Maëlle' });
    const keys = sentTo('/api/user')
      .filter(({ method }) => method === 'PATCH')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
    await store.dispatch(changeUser.initiate({ firstName: 'Maëlle' }));
    expect(
      sentTo('/api/user')
        .findLast(({ method }) => method === 'PATCH')
        ?.headers.get('Idempotency-Key'),
    ).not.toBe(keys[0]);
  });

  it('the portal sends a call once to a back end at another origin, which knows no idempotency key (product §8 roots)', async () => {
    const store = makeStore(makePorts({}));
    store.dispatch(configLoaded(parseConfig({ baseUrl: 'https://sante.example' })));
    server().fault = () => 'lost after';
    await store.dispatch(changeUser.initiate({ firstName: 'Maëlle' }));
    const sent = server().sent.map(({ method, headers }) => [method, headers.get('Idempotency-Key')]);
    expect(sent).toEqual([['PATCH', null]]);
  });

  it('a login call carries no idempotency key, and its 401 ends no session (product §8 idempotency, product §3 login-401)', async () => {
    const { store, address, login: user } = await openSignedIn('/404');
    server().fault = ({ url }) =>
      url.endsWith('/login') ? Response.json({ message: 'errors.invalidCredentials' }, { status: 401 }) : undefined;
    const { error } = await store.dispatch(login.initiate({ username: 'luc', password: 'x' }));
    expect(error).toEqual({ status: 401, message: 'errors.invalidCredentials' });
    expect(sentTo('/api/login')[0]?.headers.has('Idempotency-Key')).toBe(false);
    expect([store.getState().session.user, address()]).toEqual([user, '/404']);
  });

  it('a 401 ends the session even when the answer is an HTML page (spec §4 401-elsewhere)', async () => {
    const { store } = await openSignedIn('/404');
    server().fault = ({ url }) =>
      url.endsWith('/user')
        ? new Response('<h1>401</h1>', { status: 401, headers: { 'Content-Type': 'application/json' } })
        : undefined;
    await store.dispatch(getUser.initiate());
    expect(store.getState().session.user).toBeNull();
  });

  it('the portal logs a 500 to the console, without the body (spec §8 logged)', async () => {
    const { store } = await openSignedIn('/404');
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server().fault = ({ url }) =>
      url.endsWith('/user')
        ? Response.json({ message: 'Marie Tremblay' }, { status: 500, headers: { 'X-Request-Id': 'r-1' } })
        : undefined; // the page may still be counting messages
    await store.dispatch(getUser.initiate());
    expect(logged.mock.calls).toEqual([['GET user: 500 (request r-1)']]);
    logged.mockRestore();
  });

  it('a 401 from the invitation area drops its token, opens identification and keeps the session (spec §4 401-hub)', async () => {
    localStorage.setItem('authToken', 'hub-token');
    const { store, address, login: user } = await openSignedIn('/404');
    server().fault = ({ url }) => (url.includes('/rvsp/api/') ? new Response(null, { status: 401 }) : undefined);
    await store.dispatch(invitationAreaApi.endpoints.listInvitations.initiate());
    expect(sentTo('/rvsp/api/invitations')[0]?.headers.get('authToken')).toBe('hub-token');
    expect(store.getState().session).toMatchObject({ user, authToken: null });
    await waitFor(() => {
      expect(address()).toBe('/rvsp/auth');
    });
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('a call reports that the network is away when nothing answers (spec §8 network)', async () => {
    const store = makeStore(makePorts({}));
    server().fault = () => 'lost before';
    const { error } = await store.dispatch(getUser.initiate());
    expect(error).toEqual({ status: 'network', message: 'errors.network.error' });
  });
});
