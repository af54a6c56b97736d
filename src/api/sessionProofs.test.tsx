// Holds: spec §7 login
import { makePorts } from '../app/makePorts';
import { makeStore } from '../store/makeStore';
import { title } from '../testing/bookingSteps';
import { goodPassword, someone } from '../testing/people';
import { signInByForm } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { answering, empty, json, nothingDone, type Sent } from '../testing/sentAnswers';
import { server } from '../testing/underTest';
import { sessionApi } from './sessionApi';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const failing =
  (body: BodyInit, type: string): Sent =>
  () =>
    new Response(body, { status: 503, headers: { 'content-type': type } });

const counts: Readonly<Record<string, Sent | undefined>> = {
  nothing: undefined,
  null: json(null),
  'a record': json({ count: 3 }),
  words: () => new Response('bientôt'),
  '−3': json(-3),
  '3.7': json(3.7),
  'a page of 503': failing('<h1>503</h1>', 'text/html'),
  'a bare 503': failing('', 'text/plain'),
};
const wordy = failing('{"message":"en panne"}', 'application/json');

const signIn = async (answer: Sent, count: Sent | undefined) => {
  const store = makeStore(makePorts({}));
  server().fault = answering({
    '/login': answer,
    '/unread': count,
    '/logout': () => new Response(null, { status: 204 }),
  });
  await store.dispatch(sessionApi.endpoints.login.initiate({ username: 'Luc.Roy', password: 'x' }));
  return store.getState().session.user;
};

describe('what shows that somebody is signed in (decision 54, spec §7 login)', () => {
  it.each(Object.entries(counts))(
    'an answer that names the typed login signs in, whatever the count: %s',
    async (_name, count) => {
      expect(await signIn(json({ login: 'luc.roy' }), count)).toBe('luc.roy');
    },
  );

  it.each(Object.entries(counts))(
    'an answer that names nobody signs nobody in without a count: %s',
    async (_name, count) => {
      for (const answer of Object.values(nothingDone)) expect(await signIn(answer, count)).toBeNull();
      expect(await signIn(json({ login: 'another' }), count)).toBeNull();
    },
  );

  it('an answer that names nobody signs in with a count, and an empty one also with the words of a service (spec §8 unread-failure)', async () => {
    for (const answer of Object.values(nothingDone)) expect(await signIn(answer, json('3'))).toBe('Luc.Roy');
    expect(await signIn(empty, wordy)).toBe('Luc.Roy');
    expect(await signIn(json({}), wordy)).toBeNull();
  });

  it('a session that the next call refuses counts as none, whichever login is named', async () => {
    expect(await signIn(json({ login: 'luc.roy' }), () => new Response(null, { status: 401 }))).toBeNull();
  });

  it('somebody whose session is open leaves the login page, though the count is none and nothing is signed', async () => {
    const { login } = await someone();
    const { user, store } = await renderPortal('/login');
    server().fault = ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname === '/api/login') return Response.json({ login });
      if (pathname === '/api/events') return 'lost before'; // it tells the count too
      return pathname.endsWith('/unread') ? Response.json(null) : undefined;
    };
    await signInByForm(user, login, goodPassword);
    await title('Bonjour');
    expect([store.getState().session.user, store.getState().mailbox.unread]).toEqual([login, null]);
    expect(sessionStorage.getItem('unread')).toBeNull();
  });
});
