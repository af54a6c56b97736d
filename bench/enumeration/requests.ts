import { calls } from '../../contract/calls.ts';
import type { Shot } from '../load/shot.ts';
import { send } from '../stage/calls.ts';

/** Somebody as an attacker types them. Known and unknown people have names of the same length. */
export type Somebody = { login: string; email: string; nam: string };

const called = (name: string, at: number): Somebody => {
  const login = `${name}.${String(at).padStart(4, '0')}`;
  return { login, email: `${login}@exemple.ca`, nam: `TREM850215${String(at % 100).padStart(2, '0')}` };
};

export const knownPerson = (at: number): Somebody => called('connue', at);
export const unknownPerson = (at: number): Somebody => called('absent', at);

export const fromOurPage = {
  'sec-fetch-site': 'same-origin',
  'x-requested-with': 'XMLHttpRequest',
  'accept-language': 'fr',
  accept: 'application/json',
};

const shot = (path: string, body: object): Shot => ({
  method: 'POST',
  path: `/api/${path}`,
  headers: { ...fromOurPage, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const wrongLogin = ({ login }: Somebody): Shot =>
  shot(calls.login.path, { username: login, password: 'Mauvais-Mot-1' });
export const recovery = ({ email, nam }: Somebody): Shot =>
  shot(calls.requestRecovery.path, { email, nam, lang: 'fr' });

/** Signs people up, through the front door. */
export const signUpPeople = async (address: string, count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1) {
    await (
      await send(address, shot(calls.signup.path, { ...knownPerson(at), password: 'Chalet-Bleuet-77' }))
    ).arrayBuffer();
  }
};
