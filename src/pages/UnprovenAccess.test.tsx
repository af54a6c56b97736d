// Holds: product §8 agreeing, product §4 people, product §4 changes, product §8 idempotency
import { screen, within } from '@testing-library/react';

import { forgetMailedKeys } from '../lib/mailedKey';
import { title } from '../testing/bookingSteps';
import { addChild } from '../testing/children';
import { askedFor, linksOf } from '../testing/family';
import { keyMailedTo } from '../testing/mails';
import { goodPassword, marieNumber } from '../testing/people';
import { field } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn } from '../testing/signedIn';
import { sentTo, server } from '../testing/underTest';
import { staysHonest } from '../testing/unproven';

beforeEach(async () => {
  forgetMailedKeys();
  await server().sql(`update dependents set state = 'ended'`);
});

const button = (name: string) => screen.findByRole('button', { name });
const count = async (query: string, ...values: unknown[]): Promise<number> =>
  (await server().sql(query, values)).length;
describe('a page in place of the answer about an access (decision 54)', () => {
  const opened = async (birthDate: string) => {
    const email = `marie.${birthDate}@exemple.ca`;
    const asker = await askedFor({ email, birthDate });
    const key = await keyMailedTo(email, '/nosession/agree');
    const portal = await renderPortal(`/nosession/agree?key=${key}`);
    await portal.user.type(await field('Date de naissance'), birthDate.replaceAll('-', ''));
    await portal.user.click(screen.getByRole('button', { name: 'Voir la demande' }));
    await title('Noël Saint-Onge demande à agir pour vous');
    return { asker, ...portal };
  };
  const answer = {
    path: '/nosession/api/agree',
    unknown: 'Nous ne savons pas encore si votre réponse est enregistrée.',
  };
  const isNow = (asker: string, state: string) => async () => (await linksOf(asker)).at(-1)?.['state'] === state;

  it('the access request link claims no agreement that the server does not have', async () => {
    const { asker, user } = await opened('1950-08-01');
    await staysHonest({
      ...answer,
      user,
      press: async () => user.click(await button('Permettre à Noël Saint-Onge de prendre mes rendez-vous')),
      ledger: isNow(asker, 'active'),
      done: () => title('C’est accepté'),
    });
  });

  it('the access request link claims no refusal that the server does not have', async () => {
    const { asker, user } = await opened('1950-08-02');
    await staysHonest({
      ...answer,
      user,
      press: async () => user.click(await button('Refuser à Noël Saint-Onge')),
      ledger: isNow(asker, 'ended'),
      done: () => title('C’est refusé'),
    });
  });

  it('the portal claims no right and no refusal that the server does not have', async () => {
    const asker = await askedFor();
    const { user } = await openSignedIn('/app/dependents', { nam: marieNumber });
    const card = () => screen.findByRole('region', { name: 'Noël Saint-Onge' });
    await user.click(within(await card()).getByRole('link', { name: 'Répondre à Noël Saint-Onge' }));
    await staysHonest({
      user,
      path: '/api/user/grantAccess',
      press: async () => user.click(await button('Permettre à Noël Saint-Onge d’agir pour moi')),
      unknown: answer.unknown,
      ledger: isNow(asker, 'active'),
      done: () => screen.findByText('Votre choix est enregistré.'),
    });
    await user.click(within(await card()).getByRole('link', { name: /^Retirer son accès\s: Noël Saint-Onge$/ }));
    await staysHonest({
      user,
      path: '/api/user/withdrawAccess',
      press: async () => user.click(await button('Retirer son accès à Noël Saint-Onge')),
      unknown: answer.unknown,
      ledger: isNow(asker, 'ended'),
      done: () => screen.findByText('L’accès est retiré.'),
    });
  });

  it.each([
    ['lock', 'Suspendre mon accès pour Zoé Roy', 'Nous ne savons pas encore si votre accès est suspendu.'],
    ['remove', 'Retirer pour de bon mon accès pour Zoé Roy', 'Nous ne savons pas encore si votre accès est retiré.'],
  ])('the portal claims no %s that the server does not have', async (act, press, unknown) => {
    const { login, router, user } = await openSignedIn('/404');
    const child = await addChild(login, 'Zoé');
    await router.navigate(`/app/dependents/${child}/${act}`);
    await staysHonest({
      user,
      path: `/api/user/${act}DependentAccess`,
      press: async () => user.click(await button(press)),
      unknown,
      ledger: async () =>
        (await count(
          `select 1 from dependents where patient_id = $1 and (locked_at is not null or state = 'ended')`,
          child,
        )) === 1,
      done: () => title('Mes proches'),
    });
  });
});

describe('a page in place of the answer about the rights of an access (decision 54)', () => {
  it('the portal claims no right given up that the server still has', async () => {
    const { login, router, user } = await openSignedIn('/404');
    const child = await addChild(login, 'Zoé');
    await router.navigate(`/app/dependents/${child}/levels`);
    await staysHonest({
      user,
      path: '/api/user/updateAccessDependent',
      press: async () => {
        await user.click(await screen.findByRole('checkbox', { name: 'Lire et écrire ses messages' }));
        await user.click(await button('Enregistrer mes droits pour Zoé Roy'));
      },
      unknown: 'Nous ne savons pas encore si vos droits sont enregistrés.',
      ledger: async () =>
        (await count(`select 1 from dependents where patient_id = $1 and not 'messages' = any(scopes)`, child)) === 1,
      done: () => screen.findByText('Vos droits sont enregistrés.'),
    });
  });
});

describe('a page in place of the answer about a password (decision 54)', () => {
  const passwordOf = async (login: string): Promise<unknown> =>
    (await server().sql('select password_hash from accounts where login = $1', [login]))[0]?.['password_hash'];

  it('the portal claims no new password that the server does not have, keeps what was typed, and changes it once', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const path = '/api/user/password';
    const { user, login } = await openSignedIn('/app/account/password');
    const before = await passwordOf(login);
    await user.type(await field('Mot de passe actuel'), goodPassword);
    await user.type(await field('Créez un mot de passe'), 'Goéland-Tempête-42');
    await user.type(await field('Répétez le mot de passe'), 'Goéland-Tempête-42');
    const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
    server().fault = ({ url }) => (url.endsWith(path) ? { instead: page() } : undefined);
    await user.click(await button('Changer le mot de passe'));
    expect(await screen.findByText('Nous ne savons pas encore si votre mot de passe est changé.')).toBeVisible();
    expect(await field('Mot de passe actuel')).toHaveValue(goodPassword);
    expect(await passwordOf(login)).toBe(before);
    server().fault = ({ url }) => (url.endsWith(path) && sentTo(path).length < 5 ? page() : undefined);
    await user.click(await button('Vérifier de nouveau'));
    expect(await screen.findByText(/^Votre mot de passe est changé/)).toBeVisible();
    expect(await passwordOf(login)).not.toBe(before);
  });
});
