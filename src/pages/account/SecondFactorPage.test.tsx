// Holds: product §9 second-factor
import { resolveObjectURL } from 'node:buffer';

import { screen, waitFor, within } from '@testing-library/react';

import { redactTrace } from '../../features/report/redact/redactTrace';
import { readTrace } from '../../lib/trace';
import { codeOf, openWithFactor, press, typePassword } from '../../testing/factorSteps';
import { kept } from '../../testing/kept';
import { field, title } from '../../testing/portalSteps';
import { sentence } from '../../testing/sentence';
import { openSignedIn } from '../../testing/signedIn';
import { sentTo, server } from '../../testing/underTest';

const page = '/app/account/factor';

describe('two-step sign-in in the account', () => {
  it('the account page offers it, and turns it on by the password, the app and its first code, with ten recovery codes to keep', async () => {
    const { login, user } = await openSignedIn('/app/account');
    await user.click(await screen.findByRole('link', { name: /^Vérification en deux étapes/ }));
    await title('Vérification en deux étapes');
    await typePassword(user);
    await press(user, 'Continuer');
    expect(await screen.findByRole('heading', { name: 'Ajoutez ce compte à votre application' })).toHaveFocus();
    expect(screen.getByRole('img', { name: /^Code QR/ })).toBeVisible();
    expect(screen.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/)).toBeVisible();
    expect(screen.getByText(/^(?:[A-Z2-7] [A-Z2-7] [A-Z2-7] [A-Z2-7](?:, |$)){8}$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ouvrir l’application sur cet appareil' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^otpauth:\/\/totp\//),
    );
    await user.type(await field('Code de vérification'), `${await codeOf(login)}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'Gardez vos codes de secours' })).toHaveFocus();
    const codes = screen.getAllByText(/^\d{4}-\d{4}-\d{4}$/).map(({ textContent }) => textContent);
    expect(codes).toHaveLength(10);
    expect(screen.getAllByText(/^(?:\d \d \d \d(?:, |$)){3}$/)).toHaveLength(10); // as a voice says them
    expect(screen.getByRole('button', { name: 'Imprimer' })).toBeVisible();
    const made = jest.spyOn(URL, 'createObjectURL');
    // This environment opens no download.
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await press(user, 'Télécharger les codes');
    const address: unknown = made.mock.results[0]?.value;
    expect(await resolveObjectURL(String(address))?.text()).toBe(`${codes.join('\n')}\n`);
    await press(user, 'J’ai gardé mes codes');
    await title('Mon compte');
    expect(screen.getByText(/^La vérification en deux étapes est activée/)).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Vérification en deux étapes.*Activée/ })).toBeVisible();
  });

  it('beside an older server, which says that nothing is there, the account page has neither the row nor an error', async () => {
    server().fault = ({ url }) =>
      new URL(url).pathname === '/api/user/factor'
        ? Response.json({ message: 'errors.notFound' }, { status: 404, headers: { 'X-Request-Id': 'r' } })
        : undefined;
    await openSignedIn('/app/account');
    await screen.findByRole('link', { name: /^Mes appareils connectés/ });
    await waitFor(() => {
      expect(sentTo('/api/user/factor')).toHaveLength(1);
    });
    expect(screen.queryByText('Vérification en deux étapes')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
  });

  it('neither the key nor a code stands in the store, a stored place, the address or a support file', async () => {
    const { address, login, store, user } = await openSignedIn(page);
    const left = () =>
      JSON.stringify([store.getState(), kept(sessionStorage), kept(localStorage), address(), document.title]);
    const inFile = () => {
      const trace = readTrace();
      return JSON.stringify(trace && redactTrace(trace, () => false));
    };
    await typePassword(user);
    await press(user, 'Continuer');
    const shown = await screen.findByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/);
    const key = shown.textContent.replaceAll(' ', '');
    const typed = await codeOf(login);
    await user.type(await field('Code de vérification'), `${typed}{Enter}`);
    await screen.findByRole('heading', { name: 'Gardez vos codes de secours' });
    const codes = screen.getAllByText(/^\d{4}-\d{4}-\d{4}$/).map(({ textContent }) => textContent);
    expect(inFile()).toContain('confirmSecondFactor');
    for (const secret of [key, typed, ...codes]) {
      expect(left()).not.toContain(secret);
      expect(inFile()).not.toContain(secret);
    }
  });

  it('a wrong password begins nothing, and a wrong code turns nothing on', async () => {
    const { login, user } = await openSignedIn(page);
    await user.type(await field('Mot de passe actuel'), 'Mauvais-Mot-1');
    await press(user, 'Continuer');
    const password = await field('Mot de passe actuel');
    await waitFor(() => {
      expect(password).toHaveAccessibleDescription(/mot de passe/i);
    });
    await user.clear(await field('Mot de passe actuel'));
    await typePassword(user);
    await press(user, 'Continuer');
    await user.type(await field('Code de vérification'), (await codeOf(login)) === '000000' ? '111111' : '000000');
    await press(user, 'Activer');
    const code = await field('Code de vérification');
    await waitFor(() => {
      expect(code).toHaveAccessibleDescription(/Ce code ne convient pas/);
    });
    await user.clear(await field('Code de vérification'));
    await user.type(await field('Code de vérification'), `${await codeOf(login)}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'Gardez vos codes de secours' })).toBeVisible();
  });

  it('where it is on, the page says since when and how many recovery codes are left, and turns it off after a code and the password', async () => {
    const { login, user } = await openWithFactor(page, { isFresh: false });
    expect(await screen.findByText(sentence(/^Activée depuis le /))).toBeVisible();
    expect(screen.getByText('Il vous reste 1 code de secours. Créez-en de nouveaux.')).toBeVisible();
    await user.click(await screen.findByText('Désactiver'));
    await typePassword(user);
    await press(user, 'Désactiver la vérification');
    const dialog = within(await screen.findByRole('dialog', { name: 'C’est bien vous?' }));
    await user.type(dialog.getByLabelText('Code de vérification'), `${await codeOf(login)}{Enter}`);
    await title('Mon compte');
    expect(screen.getByText(/^La vérification en deux étapes est désactivée/)).toBeVisible();
  });
});
