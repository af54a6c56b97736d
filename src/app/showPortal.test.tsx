/* eslint-disable testing-library/no-node-access -- whether a node is the very same, and has the focus, is the rule here */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';

import french from '../../public/assets/i18n/fr.json';
import later from '../../public/assets/i18n/app/fr.json';
import shipped from '../../public/assets/config.json';
import { forgetEarlyEntry } from '../lib/earlyEntry';
import { someone } from '../testing/people';
import { field, title } from '../testing/portalSteps';
import { sentTo } from '../testing/underTest';
import { bootstrap } from './bootstrap';
import { letWait, takeOverEvent } from './early/letWait';
import { prerender } from './prerender';
import { showPortal } from './showPortal';

const opened: (() => void)[] = [];

/** The page as the build wrote it and the inline script showed it, and what lets the portal come. */
const openEarly = async (path = '/login', messages: object = french) => {
  const { html, waiting } = await prerender('fr', shipped, { front: { ...messages }, later });
  document.documentElement.lang = 'fr-CA';
  document.body.innerHTML = '<div id="portal" data-early="login"></div>';
  const container = document.getElementById('portal');
  if (!container) throw new Error('no container');
  container.dataset.settings = JSON.stringify(shipped);
  container.innerHTML = html.replaceAll('href="#/', 'href="/'); // this router writes no #
  letWait(container, waiting, () => undefined);
  const comeNow = async () => {
    const started = await bootstrap((routes) => createMemoryRouter(routes, { initialEntries: [path] }));
    opened.push(started.close);
    await showPortal(container, started);
    return started;
  };
  return {
    comeNow,
    user: userEvent.setup(),
    username: await field('Identifiant ou courriel'),
    password: await field('Mot de passe'),
  };
};

const assertCaret = (name: string, at: number) => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLInputElement)) throw new Error('no field has the keyboard');
  expect([focused.name, focused.selectionStart, focused.selectionEnd]).toEqual([name, at, at]);
};

const typed = async ({ user, username, password }: Awaited<ReturnType<typeof openEarly>>) => {
  await user.type(password, 'Canot 7');
  await user.click(screen.getByRole('button', { name: /^Afficher/ }));
  await user.type(username, 'marie');
  if (username instanceof HTMLInputElement) username.setSelectionRange(2, 2);
};

describe('the portal takes the drawn login over (product §8 content-security)', () => {
  afterEach(() => {
    for (const close of opened.splice(0)) close();
    document.body.replaceChildren();
    forgetEarlyEntry();
  });

  it('the portal takes over the drawn login with its own fields, typed text, focus, caret and shown password', async () => {
    const complaints = [jest.spyOn(console, 'warn'), jest.spyOn(console, 'error')]; // React's, about anything that differs
    const early = await openEarly();
    await typed(early);
    await early.comeNow();
    expect(await field('Identifiant ou courriel')).toBe(early.username);
    expect([early.username, early.password].map((input) => input instanceof HTMLInputElement && input.value)).toEqual([
      'marie',
      'Canot 7',
    ]);
    assertCaret('username', 2);
    expect(early.password).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: /^Masquer/ })).toBeVisible();
    for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
    await early.user.keyboard('x');
    expect(early.username).toHaveValue('maxrie');
  });

  it('the portal carries over the typed text, focus, caret and shown password when it draws another screen than the build did', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const early = await openEarly('/login', { ...french, 'login.title': 'Bonjour!' });
    await typed(early);
    await early.comeNow();
    expect(await title('Se connecter')).toBeVisible();
    expect(await field('Identifiant ou courriel')).not.toBe(early.username);
    assertCaret('username', 2);
    expect(await field('Identifiant ou courriel')).toHaveValue('marie');
    expect(await field('Mot de passe')).toHaveValue('Canot 7');
    expect(await field('Mot de passe')).toHaveAttribute('type', 'text');
  });

  it('the portal sends the waiting login form once, and forgets what was typed', async () => {
    const { login, password } = await someone();
    const early = await openEarly();
    await early.user.type(early.username, login);
    await early.user.type(early.password, `${password}{Enter}`);
    expect(screen.getByRole('button', { name: 'Connexion…' })).toBeVisible();
    const { router } = await early.comeNow();
    expect(await title('Bonjour')).toBeVisible();
    expect(router.state.location.pathname).toBe('/app/home');
    expect(sentTo('/api/login')).toHaveLength(1);
    await router.navigate('/logout');
    expect(await field('Identifiant ou courriel')).toHaveValue('');
  });

  it('the portal picks up what a person types and submits while it draws', async () => {
    const { login, password } = await someone();
    const early = await openEarly();
    await early.user.type(early.password, password);
    document.getElementById('portal')?.addEventListener(takeOverEvent, () => {
      queueMicrotask(() => {
        if (early.username instanceof HTMLInputElement) early.username.value = login; // as a password manager does
        document.querySelector('form')?.requestSubmit();
      });
    });
    const { router } = await early.comeNow();
    expect(await title('Bonjour')).toBeVisible();
    expect(router.state.location.pathname).toBe('/app/home');
    expect(sentTo('/api/login')).toHaveLength(1);
  });

  it('the portal marks the missing fields of a login form submitted empty', async () => {
    const early = await openEarly();
    await early.user.type(early.username, '{Enter}');
    await early.comeNow();
    expect(await screen.findByRole('alert')).toHaveTextContent('Remplissez ce champ.');
    expect(sentTo('/api/login')).toHaveLength(0);
  });

  it('the portal clears a refused password, even one typed before it took over', async () => {
    const early = await openEarly();
    await early.user.type(early.username, 'nobody.here');
    await early.user.type(early.password, 'Not-The-Password-1{Enter}');
    await early.comeNow();
    expect(await screen.findByRole('alert')).toHaveTextContent('inexact');
    expect(await field('Mot de passe')).toHaveValue('');
  });
});
/* eslint-enable testing-library/no-node-access */
