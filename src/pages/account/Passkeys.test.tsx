// Holds: product §9 second-factor
import { screen, within } from '@testing-library/react';

import { press } from '../../testing/factorSteps';
import { addKey, factorPage, withKey } from '../../testing/keySteps';
import { bringPhone, losePhone, type Phone } from '../../testing/passkeySteps';
import { goodPassword } from '../../testing/people';
import { field, title } from '../../testing/portalSteps';
import { openSignedIn } from '../../testing/signedIn';
import { server } from '../../testing/underTest';
import { pressing, replaced } from '../../testing/unproven';

let phone: Phone;
beforeEach(() => {
  phone = bringPhone();
});
afterEach(() => {
  losePhone();
  server().fault = null;
});

const keyCard = () => screen.findByRole('article', { name: 'Téléphone bleu' });

describe('passkeys in the account (decision 86)', () => {
  it('the page of two-step sign-in adds one by its name, the password and the device, and gives ten recovery codes to keep', async () => {
    const { user, router } = await openSignedIn(factorPage);
    expect(await screen.findByText('Vous n’avez pas de clé d’accès.')).toBeVisible();
    await addKey(user);
    expect(await screen.findByRole('heading', { name: 'Gardez vos codes de secours' })).toHaveFocus();
    await press(user, 'J’ai gardé mes codes');
    await title('Mon compte');
    expect(screen.getByText(/^La clé d’accès est ajoutée/)).toBeVisible();
    await router.navigate(factorPage);
    expect(within(await keyCard()).getByText('Elle n’a pas encore servi.')).toBeVisible();
    expect(screen.getByText('Il vous reste 10 codes de secours.')).toBeVisible();
  });

  it('renames a passkey, and removes the last one after saying what that means', async () => {
    const { user, router } = await withKey();
    await router.navigate(factorPage);
    await user.click(within(await keyCard()).getByRole('button', { name: /^Renommer\s:/ }));
    await user.clear(await field('Nom de la clé'));
    await user.type(await field('Nom de la clé'), 'Clé verte{Enter}');
    expect(await screen.findByText('Le nom est changé.')).toBeVisible();
    const card = within(await screen.findByRole('article', { name: 'Clé verte' }));
    await user.click(card.getByRole('button', { name: /^Retirer\s:/ }));
    expect(card.getByText(/^C’est la dernière/)).toBeVisible();
    await user.type(card.getByLabelText('Mot de passe, pour vos clés d’accès'), goodPassword);
    await user.click(card.getByRole('button', { name: 'Retirer la clé' }));
    expect(await screen.findByText(/^La clé d’accès est retirée/)).toBeVisible();
    expect(await screen.findByText('Vous n’avez pas de clé d’accès.')).toBeVisible();
  });

  it('with two passkeys no two buttons share a name, and opening one form closes the other', async () => {
    const { user, router } = await withKey();
    await router.navigate(factorPage);
    await keyCard();
    await addKey(user, 'Clé verte');
    const card = within(await screen.findByRole('article', { name: 'Clé verte' }));
    await user.click(card.getByRole('button', { name: /^Retirer\s:/ }));
    const names = screen
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect([...new Set(names)]).toEqual(names);
    await user.click(within(await keyCard()).getByRole('button', { name: /^Renommer\s:/ }));
    expect(card.queryByRole('button', { name: 'Retirer la clé' })).not.toBeInTheDocument();
    expect(await field('Nom de la clé')).toHaveValue('Téléphone bleu');
  });

  it('keeps what was typed and says what to do when the device gives nothing, and when the server refuses the key', async () => {
    const { user } = await openSignedIn(factorPage);
    phone.refuses = true;
    await addKey(user);
    expect(await screen.findByText(/^Votre appareil n’a pas donné de clé/)).toBeVisible();
    expect(await field('Nom de la clé')).toHaveValue('Téléphone bleu');
    phone.refuses = false;
    server().fault = (request) => {
      if (request.method !== 'POST' || new URL(request.url).pathname !== '/api/user/passkeys') return undefined;
      return { instead: Response.json({ message: 'passkey.notAdded' }, { status: 409 }) };
    };
    await press(user, 'Créer la clé');
    expect(await screen.findByText('La clé n’a pas été ajoutée. Recommencez.')).toBeVisible();
    server().fault = null;
    await press(user, 'Créer la clé');
    expect(await screen.findByRole('heading', { name: 'Gardez vos codes de secours' })).toBeVisible();
  });

  it('claims no passkey, no name and no removal when a page stands in place of the answer', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const unknown = 'Nous ne savons pas encore si votre demande est faite.';
    const { user, router, login } = await openSignedIn(factorPage);
    server().fault = replaced('/api/user/passkeys');
    await addKey(user);
    expect(await screen.findByText(unknown)).toBeVisible();
    server().fault = null;
    await pressing(user, 'Vérifier de nouveau')();
    await press(user, 'J’ai gardé mes codes');
    await title('Mon compte');
    await router.navigate(factorPage);
    const first = within(await keyCard());
    const [row] = await server().sql(
      'select passkeys.id from passkeys join accounts on accounts.id = account_id where login = $1',
      [login],
    );
    const at = `/api/user/passkeys/${String(row?.['id'])}`;
    await user.click(first.getByRole('button', { name: /^Renommer\s:/ }));
    await user.type(await field('Nom de la clé'), ' vert');
    server().fault = replaced(at);
    await press(user, 'Enregistrer le nom');
    expect(await screen.findByText(unknown)).toBeVisible();
    server().fault = null;
    await pressing(user, 'Vérifier de nouveau')();
    expect(await screen.findByText('Le nom est changé.')).toBeVisible();
    const card = within(await screen.findByRole('article', { name: 'Téléphone bleu vert' }));
    await user.click(card.getByRole('button', { name: /^Retirer\s:/ }));
    await user.type(card.getByLabelText('Mot de passe, pour vos clés d’accès'), goodPassword);
    server().fault = replaced(`${at}/remove`);
    await user.click(card.getByRole('button', { name: 'Retirer la clé' }));
    expect(await screen.findByText(unknown)).toBeVisible();
    server().fault = null;
    await pressing(user, 'Vérifier de nouveau')();
    expect(await screen.findByText('Vous n’avez pas de clé d’accès.')).toBeVisible();
  });

  it('says plainly that a browser has no passkeys, and offers none there', async () => {
    losePhone();
    await openSignedIn(factorPage);
    expect(await screen.findByText(/^Ce navigateur ne propose pas de clés d’accès/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ajouter une clé d’accès' })).not.toBeInTheDocument();
  });
});
