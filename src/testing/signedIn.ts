import { forgetMemories } from '../lib/forgetOnSessionEnd';
import { goodPassword, someone } from './people';
import { renderPortal } from './renderPortal';
import { server } from './underTest';

const post = (path: string, body: unknown) =>
  fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  });

type Person = { login: string; nam: string };

/** Complete, so that the review step asks nothing. */
const known = { first_name: 'Marie', last_name: 'Tremblay', birth_date: '1950-07-24' };

const forgetWarnings = () => server().sql(`delete from messages where kind = 'system'`);

type Standing = { isKnown?: boolean; isConfirmed?: boolean; nam?: string };

/** `isKnown` completes the profile, `isConfirmed` the email address; `nam` defaults to a number of their own. */
export const signIn = async ({ isKnown = true, isConfirmed = true, nam: given }: Standing = {}): Promise<Person> => {
  server().forgetCookies();
  forgetMemories({ by: 'loggedOut', user: null });
  const { login, nam } = await someone(given);
  if (isConfirmed) await server().sql('update accounts set email_verified_at = now() where login = $1', [login]);
  if (isKnown) {
    await server().sql(
      `update patients set first_name = $2, last_name = $3, birth_date = $4 where id = (select patient_id from accounts where login = $1)`,
      [login, known.first_name, known.last_name, known.birth_date],
    );
  }
  const answer = await post('/api/login', { username: login, password: goodPassword });
  if (!answer.ok) throw new Error(`login answered ${answer.status}`);
  await forgetWarnings();
  sessionStorage.setItem('user', login);
  sessionStorage.setItem('lang', 'fr');
  server().sent.length = 0;
  return { login, nam };
};

export const openSignedIn = async (path: string, options: Standing = {}) => {
  const person = await signIn(options);
  return { ...(await renderPortal(path)), ...person };
};
