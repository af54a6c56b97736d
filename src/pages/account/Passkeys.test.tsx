// Holds: product §9 second-factor
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { redactTrace } from '../../features/report/redact/redactTrace';
import { readTrace } from '../../lib/trace';
import { codeOf, press, typePassword } from '../../testing/factorSteps';
import { addKey, bringPhone, factorPage, losePhone, withKey, type Phone } from '../../testing/passkeySteps';
import { goodPassword } from '../../testing/people';
import { field, title } from '../../testing/portalSteps';
import { openSignedIn } from '../../testing/signedIn';
import { server } from '../../testing/underTest';
import { pressing, stopped } from '../../testing/unproven';

let phone: Phone;
beforeEach(() => {
  phone = bringPhone();
});
afterEach(() => {
  losePhone();
  server().fault = null;
});

const unknown = 'Nous ne savons pas encore si c’est fait.';
const inCard = async (name = 'Téléphone bleu') => within(await screen.findByRole('article', { name }));

const remove = async (user: UserEvent): Promise<void> => {
  await user.click(await screen.findByText(/^Retirer «/));
  await user.type(await screen.findByLabelText('Mot de passe, pour vos clés d’accès'), goodPassword);
  await press(user, 'Retirer la clé');
};
const isAdding = ({ method, url }: Request) => method === 'POST' && new URL(url).pathname === '/api/user/passkeys';

describe('passkeys in the account (decision 86)', () => {
  it('the page of two-step sign-in adds one by its name, the password and the device, and gives ten recovery codes to keep', async () => {
    const { user, router, login } = await openSignedIn(factorPage);
    expect(await screen.findByText('Vous n’avez pas de clé d’accès.')).toBeVisible();
    await addKey(user);
    expect(await screen.findByRole('heading', { name: 'Gardez vos codes de secours' })).toHaveFocus();
    expect(screen.getAllByText(/^\d{4}-\d{4}-\d{4}$/)).toHaveLength(10);
    await press(user, 'J’ai gardé mes codes');
    await title('Mon compte');
    expect(screen.getByText(/^La vérification en deux étapes est activée/)).toBeVisible();
    await router.navigate(factorPage);
    expect((await inCard()).getByText('Elle n’a pas encore servi.')).toBeVisible();
    expect(screen.getByText('Il vous reste 10 codes de secours.')).toBeVisible();
    await user.click(screen.getByText('Ajouter une application d’authentification'));
    await typePassword(user);
    await press(user, 'Continuer');
    await user.type(await field('Code de vérification'), `${await codeOf(login)}{Enter}`);
    await title('Mon compte');
    expect(screen.queryByRole('heading', { name: 'Gardez vos codes de secours' })).not.toBeInTheDocument();
  });

  it('two passkeys get names of their own, and a second one shows no codes', async () => {
    const { user, router } = await withKey();
    await router.navigate(factorPage);
    await inCard();
    await user.click(screen.getByText('Ajouter une clé d’accès'));
    expect(await field('Nom de la clé')).toHaveValue('Clé d’accès 1');
    const form = within(screen.getByRole('region', { name: 'Clés d’accès' }));
    await user.type(form.getByLabelText('Mot de passe, pour vos clés d’accès'), goodPassword);
    await press(user, 'Créer la clé');
    expect(await screen.findByText(/^La clé d’accès est ajoutée/)).toBeVisible();
    await inCard('Clé d’accès 1');
    expect(screen.queryByLabelText('Nom de la clé')).not.toBeInTheDocument();
    await user.click(screen.getByText('Ajouter une clé d’accès'));
    expect(await field('Nom de la clé')).toHaveValue('Clé d’accès 2');
  });

  it('removes the last one after saying what that means', async () => {
    const { user, router } = await withKey();
    await router.navigate(factorPage);
    await inCard();
    await user.click(screen.getByText(/^Retirer «/));
    expect(await screen.findByText(/^C’est la dernière/)).toBeVisible();
    await user.type(await screen.findByLabelText('Mot de passe, pour vos clés d’accès'), goodPassword);
    await press(user, 'Retirer la clé');
    expect(await screen.findByText(/^La clé d’accès est retirée/)).toBeVisible();
    expect(await screen.findByText('Vous n’avez pas de clé d’accès.')).toBeVisible();
    expect(screen.queryByText(/codes de secours\.$/)).not.toBeInTheDocument();
  });

  it('keeps what was typed and says what to do when the device gives nothing, and when the server refuses the key', async () => {
    const { user } = await openSignedIn(factorPage);
    phone.refuses = true;
    await addKey(user);
    expect(await screen.findByText(/^Votre appareil n’a pas donné de clé/)).toBeVisible();
    expect(await field('Nom de la clé')).toHaveValue('Téléphone bleu');
    phone.refuses = false;
    server().fault = (request) =>
      isAdding(request) ? { instead: Response.json({ message: 'passkey.notAdded' }, { status: 409 }) } : undefined;
    await press(user, 'Créer la clé');
    expect(await screen.findByText('La clé n’a pas été ajoutée. Recommencez.')).toBeVisible();
    server().fault = null;
    await press(user, 'Créer la clé');
    expect(await screen.findByRole('heading', { name: 'Gardez vos codes de secours' })).toBeVisible();
  });

  it('claims no passkey when a page stands in place of the answer', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await openSignedIn(factorPage);
    server().fault = (request) => (isAdding(request) ? stopped('/api/user/passkeys')(request) : undefined);
    await addKey(user);
    expect(await screen.findByText(unknown)).toBeVisible();
    server().fault = null;
    await pressing(user, 'Vérifier de nouveau')();
    expect(await screen.findByRole('heading', { name: 'Gardez vos codes de secours' })).toBeVisible();
  });

  it('where the answer with the codes was lost, says that it is on, and offers new codes', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await openSignedIn(factorPage);
    let tries = 0;
    server().fault = (request) => {
      if (!isAdding(request)) return undefined;
      tries += 1;
      return tries === 1 ? 'lost after' : undefined;
    };
    await addKey(user);
    expect(
      await screen.findByText(/^La vérification est activée, mais vos codes de secours ne sont pas/),
    ).toBeVisible();
    await inCard();
    expect(screen.getByText('Nouveaux codes de secours')).toBeVisible();
  });

  it('counts a passkey as removed where the answer was lost and the next one says that there is none', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, router } = await withKey();
    await router.navigate(factorPage);
    await inCard();
    let tries = 0;
    server().fault = ({ url }) => {
      if (!url.endsWith('/remove')) return undefined;
      tries += 1;
      return tries === 1 ? 'lost after' : undefined;
    };
    await remove(user);
    expect(await screen.findByText(/^La clé d’accès est retirée/)).toBeVisible();
    expect(tries).toBe(2);
    expect(await screen.findByText('Vous n’avez pas de clé d’accès.')).toBeVisible();
  });

  it('says plainly that a browser has no passkeys, and offers none there', async () => {
    losePhone();
    await openSignedIn(factorPage);
    expect(await screen.findByText(/^Ce navigateur ne propose pas de clés d’accès/)).toBeVisible();
    expect(screen.queryByText('Ajouter une clé d’accès')).not.toBeInTheDocument();
  });

  it('neither a challenge, a signature, a name nor a code stands in the store or a support file', async () => {
    const { store, user } = await openSignedIn(factorPage);
    await addKey(user);
    await screen.findByRole('heading', { name: 'Gardez vos codes de secours' });
    const codes = screen.getAllByText(/^\d{4}-\d{4}-\d{4}$/).map(({ textContent }) => textContent);
    const bodies = await Promise.all(
      server()
        .sent.filter(isAdding)
        .map((request) => request.text()),
    );
    const ids = bodies.map((body) => /"id":"([\w-]+)"/.exec(body)?.[1] ?? '');
    expect(ids).toHaveLength(1);
    const trace = readTrace();
    const file = JSON.stringify(trace && redactTrace(trace, () => false));
    await waitFor(() => {
      expect(file).toContain('addPasskey');
    });
    for (const secret of [...codes, ...ids]) {
      expect(JSON.stringify(store.getState())).not.toContain(secret);
      expect(file).not.toContain(secret);
    }
    expect(file).not.toContain('Téléphone bleu');
  });
});
