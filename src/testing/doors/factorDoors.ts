import { screen } from '@testing-library/react';

import { codeOf, openWithFactor, press, typePassword } from '../factorSteps';
import { goodPassword } from '../people';
import { field, title } from '../portalSteps';
import { openSignedIn } from '../signedIn';
import { server } from '../underTest';
import { pressing } from '../unproven';
import { notKnown, type WriteDoor } from './door';

const page = '/app/account/factor';
const typed = { label: 'Mot de passe actuel', value: goodPassword };
const of = '(select id from accounts where login = $1)';

const has = async (rows: string, login: string): Promise<boolean> =>
  (await server().sql(`select 1 from ${rows}`, [login])).length > 0;

const beginSecondFactor: WriteDoor = async () => {
  const { login, user } = await openSignedIn(page);
  await typePassword(user);
  return {
    user,
    press: pressing(user, 'Continuer'),
    unknown: notKnown('votre demande est faite'),
    typed,
    ledger: () => has(`second_factors where account_id = ${of}`, login),
    done: () => screen.findByRole('heading', { name: 'Ajoutez ce compte à votre application' }),
  };
};

const confirmSecondFactor: WriteDoor = async () => {
  const { login, user } = await openSignedIn(page);
  await typePassword(user);
  await press(user, 'Continuer');
  const value = await field('Code de vérification').then(() => codeOf(login));
  await user.type(await field('Code de vérification'), value);
  return {
    user,
    press: pressing(user, 'Activer'),
    unknown: notKnown('votre demande est faite'),
    typed: { label: 'Code de vérification', value },
    ledger: () => has(`second_factors where confirmed_at is not null and account_id = ${of}`, login),
    done: () => screen.findByText(/mais vos codes de secours ne sont pas arrivés/),
  };
};

const renewRecoveryCodes: WriteDoor = async () => {
  const { login, user } = await openWithFactor(page, { isFresh: true });
  await press(user, 'Nouveaux codes de secours');
  await typePassword(user);
  return {
    user,
    press: pressing(user, 'Créer de nouveaux codes'),
    unknown: notKnown('votre demande est faite'),
    typed,
    ledger: () => has(`recovery_codes where account_id = ${of} group by account_id having count(*) = 10`, login),
    done: () => screen.findByRole('heading', { name: 'Gardez vos codes de secours' }),
  };
};

const endSecondFactor: WriteDoor = async () => {
  const { login, user } = await openWithFactor(page, { isFresh: true });
  await press(user, 'Désactiver');
  await typePassword(user);
  return {
    user,
    press: pressing(user, 'Désactiver la vérification'),
    unknown: notKnown('votre demande est faite'),
    typed,
    ledger: async () => !(await has(`second_factors where account_id = ${of}`, login)),
    done: () => title('Mon compte'),
  };
};

export const factorDoors = {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  endSecondFactor,
};
