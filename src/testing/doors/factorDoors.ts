import { screen, waitFor } from '@testing-library/react';

import { mailboxApi } from '../../api/mailboxApi';
import { codeOf, openWithFactor, press, typePassword } from '../factorSteps';
import { bringPhone, factorPage, withKey } from '../passkeySteps';
import { goodPassword } from '../people';
import { field, title } from '../portalSteps';
import { openSignedIn } from '../signedIn';
import { server } from '../underTest';
import { pressing } from '../unproven';
import { hasRow, saying, titled, type WriteDoor } from './door';

const typed = { label: 'Mot de passe actuel', value: goodPassword };
const of = '(select id from accounts where login = $1)';

const beginning = async () => {
  const opened = await openSignedIn(factorPage);
  await typePassword(opened.user);
  return opened;
};

const beginSecondFactor: WriteDoor = async () => {
  const { login, user } = await beginning();
  return {
    user,
    press: pressing(user, 'Continuer'),
    typed,
    ledger: () => hasRow(`second_factors where account_id = ${of}`, login),
    done: titled('Ajoutez ce compte à votre application'),
  };
};

const confirmSecondFactor: WriteDoor = async () => {
  const { login, user } = await beginning();
  await press(user, 'Continuer');
  await screen.findByRole('heading', { name: 'Ajoutez ce compte à votre application' });
  const label = 'Code de vérification';
  const value = await codeOf(login);
  await user.type(await field(label), value);
  return {
    user,
    press: pressing(user, 'Activer'),
    typed: { label, value },
    ledger: () => hasRow(`second_factors where confirmed_at is not null and account_id = ${of}`, login),
    done: saying(/mais vos codes de secours ne sont pas/),
  };
};

const open = async (name: string) => {
  const opened = await openWithFactor(factorPage, { isFresh: true });
  await opened.user.click(await screen.findByText(name));
  await typePassword(opened.user);
  return opened;
};

const renewRecoveryCodes: WriteDoor = async () => {
  const { login, user } = await open('Nouveaux codes de secours');
  const ten = `recovery_codes where account_id = ${of} group by account_id having count(*) = 10`;
  return {
    user,
    press: pressing(user, 'Créer de nouveaux codes'),
    typed,
    ledger: () => hasRow(ten, login),
    done: titled('Gardez vos codes de secours'),
  };
};

const endSecondFactor: WriteDoor = async () => {
  const { login, user } = await open('Désactiver');
  return {
    user,
    press: pressing(user, 'Désactiver la vérification'),
    typed,
    ledger: async () => !(await hasRow(`second_factors where account_id = ${of}`, login)),
    done: titled('Mon compte'),
  };
};

const removePasskey: WriteDoor = async () => {
  bringPhone();
  const { login, user, router } = await withKey();
  const mine = `passkeys where factor_id in (select id from second_factors where account_id = ${of})`;
  const [key] = await server().sql(`select id from ${mine}`, [login]);
  await router.navigate(factorPage);
  await user.click(await screen.findByText(/^Retirer «/));
  const label = 'Mot de passe, pour vos clés d’accès';
  await user.type(await field(label), goodPassword);
  return {
    user,
    path: `/api/user/passkeys/${String(key?.['id'])}/remove`,
    press: pressing(user, 'Retirer la clé'),
    typed: { label, value: goodPassword },
    ledger: async () => !(await hasRow(mine, login)),
    done: saying(/^La clé d’accès est retirée/),
  };
};

/** The page has all its answers: one that comes later would extend it too. */
const extendSession: WriteDoor = async () => {
  const { user, store } = await openSignedIn('/app/home');
  await title('Bonjour');
  await waitFor(() => {
    expect(store.getState().session.endsAt).not.toBeNull();
    expect(JSON.stringify(store.getState().api.queries)).toMatch(/^(?=.*"listHistory)(?!.*"pending")/);
  });
  const aged = () => hasRow(`sessions where last_seen_at < now() - interval '20 minutes'`);
  await server().sql(`update sessions set last_seen_at = now() - interval '26 minutes'`);
  await store.dispatch(mailboxApi.endpoints.countUnread.initiate(undefined, { forceRefetch: true }));
  await screen.findByRole('alertdialog');
  await server().sql(
    `delete from sessions where token_hash not in (select token_hash from sessions order by created_at desc limit 1)`,
  );
  return {
    user,
    press: pressing(user, 'Garder ma session ouverte'),
    ledger: async () => !(await aged()),
    done: () => (screen.queryByRole('alertdialog') ? null : screen.queryByRole('heading', { level: 1 })),
  };
};

export const factorDoors = {
  extendSession: [extendSession],
  removePasskey: [removePasskey],
  beginSecondFactor: [beginSecondFactor],
  confirmSecondFactor: [confirmSecondFactor],
  renewRecoveryCodes: [renewRecoveryCodes],
  endSecondFactor: [endSecondFactor],
} satisfies Record<string, readonly WriteDoor[]>;
