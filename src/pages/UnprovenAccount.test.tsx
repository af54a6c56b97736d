// Holds: product §4 recovery, product §4 close-account, product §4 changes, product §8 idempotency
import { screen, waitFor } from '@testing-library/react';

import { recoveryKeyOf } from '../testing/mails';
import { goodPassword, someone } from '../testing/people';
import { field, signInByForm, statusSaying, title } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn } from '../testing/signedIn';
import { sentTo, server } from '../testing/underTest';
import { pressing, staysHonest } from '../testing/unproven';

const newPassword = 'Goéland-Tempête-42';
const count = async (query: string, ...values: unknown[]): Promise<number> =>
  (await server().sql(query, values)).length;
const userHere = () => sessionStorage.getItem('user');

describe('a page in place of the answer at the door (decision 54)', () => {
  it('the sign-up page claims no account that the server does not have, keeps what was typed, and creates it once', async () => {
    const login = 'jean.inconnu';
    const { user } = await renderPortal('/signup');
    const typed = { label: 'Courriel', value: `${login}@exemple.ca` };
    await user.type(await field(typed.label), typed.value);
    await user.type(await field('Numéro d’assurance maladie (NAM)'), 'TREM85021512');
    await user.type(await field('Créez un identifiant'), login);
    await user.type(await field('Créez un mot de passe'), goodPassword);
    await user.type(await field('Répétez le mot de passe'), goodPassword);
    await user.click(screen.getByRole('checkbox'));
    await staysHonest({
      user,
      path: '/api/signup',
      press: pressing(user, 'Créer mon compte'),
      unknown: 'Nous ne savons pas encore si votre compte est créé.',
      typed,
      ledger: async () => (await count('select 1 from accounts where login = $1', login)) === 1,
      done: () => title('Bonjour'),
      isKeyless: true,
    });
    expect(userHere()).toBe(login);
  });

  it('an account created behind a page is entered on the next try, whatever page stood there', async () => {
    const login = 'jeanne.inconnue';
    const { user } = await renderPortal('/signup');
    await user.type(await field('Courriel'), `${login}@exemple.ca`);
    await user.type(await field('Numéro d’assurance maladie (NAM)'), 'TREM85021512');
    await user.type(await field('Créez un identifiant'), login);
    await user.type(await field('Créez un mot de passe'), goodPassword);
    await user.type(await field('Répétez le mot de passe'), goodPassword);
    await user.click(screen.getByRole('checkbox'));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
    server().fault = ({ url }) => (/\/(?:signup|login)$/.test(url) ? page() : undefined);
    await pressing(user, 'Créer mon compte')();
    await screen.findByText('Nous ne savons pas encore si votre compte est créé.');
    expect(userHere()).toBeNull();
    server().fault = null;
    await pressing(user, 'Vérifier de nouveau')();
    await title('Bonjour');
    expect(sentTo('/api/signup')).toHaveLength(1);
  });

  it('the recovery page claims no email that was not sent, keeps what was typed, and sends it once', async () => {
    const { email, nam } = await someone();
    const { user } = await renderPortal('/recover');
    await user.type(await field('Courriel'), email);
    await user.type(await field('Numéro d’assurance maladie (NAM)'), nam);
    const requests = () => count(`select 1 from outbox where template = 'recoveryRequest'`);
    const before = await requests();
    await staysHonest({
      user,
      path: '/api/recover',
      press: pressing(user, 'Envoyer le lien'),
      unknown: 'Nous ne savons pas encore si le courriel est parti.',
      typed: { label: 'Courriel', value: email },
      ledger: async () => (await requests()) === before + 1,
      done: async () => {
        await waitFor(async () => {
          expect(await requests()).toBe(before + 1);
        });
        await screen.findByText('Nous ne savons pas encore si le courriel est parti.');
        server().fault = null;
        await pressing(user, 'Vérifier de nouveau')();
        await title('Se connecter');
      },
    });
    expect(await statusSaying('Si ces renseignements correspondent')).toBeVisible();
  });

  it('the recovery link claims no new password that the server does not have, and enters with the one that it has', async () => {
    const { login, email, nam } = await someone();
    const passwordOf = async () =>
      (await server().sql('select password_hash from accounts where login = $1', [login]))[0]?.['password_hash'];
    const before = await passwordOf();
    const { user } = await renderPortal(`/recover/do?key=${await recoveryKeyOf({ email, nam })}`);
    await user.type(await field('Créez un mot de passe'), newPassword);
    await user.type(await field('Répétez le mot de passe'), newPassword);
    await staysHonest({
      user,
      path: '/api/recover/modify',
      press: pressing(user, 'Changer le mot de passe'),
      unknown: 'Nous ne savons pas encore si votre mot de passe est changé.',
      typed: { label: 'Créez un mot de passe', value: newPassword },
      ledger: async () => (await passwordOf()) !== before,
      done: () => title('Bonjour'),
      isKeyless: true,
    });
    expect(userHere()).toBe(login);
  });

  it('the login page claims no reopened account that the server does not have', async () => {
    const { login } = await someone();
    await server().sql('update accounts set closed_at = now() where login = $1', [login]);
    const { user } = await renderPortal('/login');
    await signInByForm(user, login, goodPassword);
    await staysHonest({
      user,
      path: '/api/user/reopen',
      press: pressing(user, 'Rouvrir mon compte'),
      unknown: 'Nous ne savons pas encore si votre compte est rouvert.',
      ledger: async () => (await count('select 1 from accounts where login = $1 and closed_at is null', login)) === 1,
      done: () => title('Bonjour'),
      isKeyless: true,
    });
  });
});

describe('a page in place of the answer about an account (decision 54)', () => {
  it('the portal closes no account on the screen that is open on the server, and tells of the closing once it is done', async () => {
    const { login, user } = await openSignedIn('/app/account/close');
    await user.type(await field('Mot de passe actuel'), goodPassword);
    await staysHonest({
      user,
      path: '/api/user/close',
      press: pressing(user, 'Fermer mon compte'),
      unknown: 'Nous ne savons pas encore si votre compte est fermé.',
      typed: { label: 'Mot de passe actuel', value: goodPassword },
      ledger: async () =>
        (await count('select 1 from accounts where login = $1 and closed_at is not null', login)) === 1,
      done: () => title('Votre compte est fermé'),
    });
    expect(userHere()).toBeNull();
  });

  it('the portal claims no new email address that the server does not have, and sends its emails once', async () => {
    const { login, user } = await openSignedIn('/app/account/email');
    const email = `autre.${login}@exemple.ca`;
    await user.type(await field('Nouvelle adresse courriel'), email);
    await user.type(await field('Mot de passe actuel'), goodPassword);
    const mails = (template: string) =>
      count(
        `select 1 from outbox where template = $1 and account_id = (select id from accounts where login = $2)`,
        template,
        login,
      );
    const before = await mails('verification');
    await staysHonest({
      user,
      path: '/api/user/email',
      press: pressing(user, 'Changer l’adresse'),
      unknown: 'Nous ne savons pas encore si le changement d’adresse est demandé.',
      typed: { label: 'Nouvelle adresse courriel', value: email },
      ledger: async () => (await count('select 1 from accounts where pending_email = $1', email)) === 1,
      done: () => statusSaying('Un courriel est en route vers la nouvelle adresse'),
    });
    expect([await mails('verification'), await mails('emailChangeRequested')]).toEqual([before + 1, 1]);
  });
});
