// Holds: product §9 second-factor
import { screen, waitFor, within } from '@testing-library/react';

import { dependentChosen } from '../api/signals';
import { addChild, listDependentsWith } from '../testing/children';
import { codeOf, press, turnOnFactor, typePassword } from '../testing/factorSteps';
import { bringPhone, losePhone } from '../testing/passkeySteps';
import { field, title } from '../testing/portalSteps';
import { reload } from '../testing/reload';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn, signIn } from '../testing/signedIn';
import { server } from '../testing/underTest';

const named = { name: 'Vérification en deux étapes' };
const offer = () => screen.findByRole('region', named);
const later = 'Plus tard\u00A0: Vérification en deux étapes';

/** Home has read the profile: what stands there now is all there is. */
const expectNoOffer = async (store: Awaited<ReturnType<typeof renderPortal>>['store']) => {
  await title('Bonjour');
  await waitFor(() => {
    expect(JSON.stringify(store.getState().api.queries)).toContain('"getUser(undefined)":{"status":"fulfilled"');
  });
  expect(screen.queryByRole('region', named)).not.toBeInTheDocument();
};

describe('the second step that home offers from the second sign-in on (decision 101)', () => {
  afterEach(losePhone);

  it('says what it gives, leads to where it is set up, and is gone once it is', async () => {
    const { login, router, user } = await openSignedIn('/app/home');
    const card = within(await offer());
    expect(
      card.getByText('Un code de votre téléphone protège votre dossier si quelqu’un apprend votre mot de passe.'),
    ).toBeVisible();
    await user.click(card.getByRole('link', { name: 'Protéger mon compte' }));
    await title('Vérification en deux étapes');
    await typePassword(user);
    await press(user, 'Continuer');
    await user.type(await field('Code de vérification'), `${await codeOf(login)}{Enter}`);
    await press(user, 'J’ai gardé mes codes');
    await title('Mon compte');
    await router.navigate('/app/home');
    await title('Bonjour');
    await waitFor(() => {
      expect(screen.queryByRole('region', named)).not.toBeInTheDocument();
    });
  });

  it('names passkeys where the browser has them', async () => {
    bringPhone();
    await openSignedIn('/app/home');
    const card = within(await offer());
    expect(card.getByText(/^Une clé d’accès ou un code protège votre dossier/)).toBeVisible();
  });

  it('goes away for good with “Plus tard”, and says where it stays', async () => {
    const { store, user } = await openSignedIn('/app/home');
    await offer();
    await press(user, later);
    const said = await screen.findByText(/^Vous pourrez activer la vérification en deux étapes/);
    expect(said).toBeVisible();
    expect(screen.queryByRole('region', named)).not.toBeInTheDocument();
    await expectNoOffer(store);
    const { store: again } = await reload('/app/home');
    await expectNoOffer(again);
  });

  it('stays when “Plus tard” failed, and can be put off again', async () => {
    const { user } = await openSignedIn('/app/home');
    await offer();
    server().fault = ({ method }) =>
      method === 'PATCH' ? Response.json({ message: 'errors.unavailable' }, { status: 503 }) : undefined;
    await press(user, later);
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(await offer()).toBeVisible();
    server().fault = null;
    await press(user, later);
    expect(await screen.findByText(/^Vous pourrez activer/)).toBeVisible();
  });

  it('is not there for a person who has the second step', async () => {
    const { login } = await signIn();
    await turnOnFactor(login);
    const { store } = await renderPortal('/app/home');
    await expectNoOffer(store);
  });

  it('is not there on the home of somebody for whom the user acts', async () => {
    const { login, store } = await openSignedIn('/app/home');
    await offer();
    const child = await addChild(login, 'Léa');
    await listDependentsWith(store, [child]);
    store.dispatch(dependentChosen(child));
    await screen.findByRole('link', { name: /^Prendre un rendez-vous pour Léa/ });
    expect(screen.queryByRole('region', named)).not.toBeInTheDocument();
  });

  it('is not there where another back end offers none (product §8 capabilities)', async () => {
    await signIn();
    const known = await (await fetch('/api/user')).text();
    const elsewhere = known.replace(',"secondFactorOffered":true', '');
    expect(elsewhere).not.toBe(known);
    server().fault = ({ url }) =>
      new URL(url).pathname === '/api/user'
        ? new Response(elsewhere, { headers: { 'content-type': 'application/json' } })
        : undefined;
    const { store } = await renderPortal('/app/home');
    await expectNoOffer(store);
  });
});
