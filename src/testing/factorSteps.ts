import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { goodPassword } from './people';
import { field } from './portalSteps';
import { openSignedIn } from './signedIn';
import { server } from './underTest';

const file = 'src/testing/factorElsewhere.mjs';

export const recoveryCode = '1234-5678-9012';

/** Each code serves once: later acts take the code of a later step. */
export const codeOf = async (login: string, steps = 0): Promise<string> =>
  String(await server().run(file, 'codeElsewhere', login, steps));

export const turnOnFactor = (login: string): Promise<unknown> =>
  server().run(file, 'turnOnElsewhere', login, recoveryCode);

const giveCodeHere = async (login: string): Promise<void> => {
  const of = '(select id from accounts where login = $1)';
  await server().sql(`update sessions set code_given_at = now() where account_id = ${of}`, [login]);
};

/** Signed in to an account with the factor on; `isFresh`: a code was given a moment ago. */
export const openWithFactor = async (path: string, { isFresh, nam }: { isFresh: boolean; nam?: string }) => {
  const opened = await openSignedIn('/app/home', nam === undefined ? {} : { nam });
  await turnOnFactor(opened.login);
  if (isFresh) await giveCodeHere(opened.login);
  await opened.router.navigate(path);
  return opened;
};

export const typePassword = async (user: UserEvent): Promise<void> => {
  await user.type(await field('Mot de passe actuel'), goodPassword);
};

export const press = async (user: UserEvent, name: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name }));
};
