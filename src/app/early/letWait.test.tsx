/* eslint-disable testing-library/no-node-access -- this page was not rendered by a library */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { letWait, takenOverEvent, takeOverEvent } from './letWait';

const i18n = { hide: 'Masquer', hideLabel: 'Masquer : Mot de passe', sending: 'Connexion…' };

const open = () => {
  document.body.innerHTML = `
    <div id="portal"><a href="#content">Aller au contenu</a><button type="button" lang="en-CA">English</button>
      <main id="content" tabindex="-1"><form method="post">
        <input name="username"><input id="p" name="password" type="password">
        <button type="button" aria-controls="p" aria-label="Afficher : Mot de passe">Afficher</button>
        <button type="submit">Se connecter</button>
      </form></main>
    </div><div id="unscripted"></div>`;
  const container = document.getElementById('portal');
  const form = document.querySelector('form');
  if (!container || !form) throw new Error('the page lacks its parts');
  const decide = jest.fn();
  letWait(container, i18n, decide);
  return { place: container, form, decide, user: userEvent.setup(), password: document.querySelector('#p') };
};

describe('until the portal takes the page over (product §8 content-security)', () => {
  it('a form submitted before the portal takes over goes nowhere and visibly waits, then shows its former label again', async () => {
    const { place: container, form, user } = open();
    const sent: boolean[] = [];
    window.addEventListener(
      'submit',
      ({ defaultPrevented }) => {
        sent.push(defaultPrevented);
      },
      { once: true },
    );
    await user.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(sent).toEqual([true]);
    expect(form).toHaveAttribute('data-waiting');
    expect(screen.getByRole('button', { name: 'Connexion…' })).toBeVisible();
    container.dispatchEvent(new Event(takeOverEvent));
    expect(screen.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  });

  it('before the portal takes over, the password can be shown and hidden again, with the portal’s labels', async () => {
    const { user, password } = open();
    await user.click(screen.getByRole('button', { name: 'Afficher : Mot de passe' }));
    expect(password).toHaveAttribute('type', 'text');
    const hide = screen.getByRole('button', { name: i18n.hideLabel });
    expect(hide).toHaveTextContent('Masquer');
    await user.click(hide);
    expect(password).toHaveAttribute('type', 'password');
    expect(screen.getByRole('button', { name: 'Afficher : Mot de passe' })).toHaveTextContent('Afficher');
  });

  it('before the portal takes over, the skip link works without changing the address, and any other pressed button waits', async () => {
    const { user } = open();
    await user.click(screen.getByRole('link', { name: 'Aller au contenu' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('data-waiting');
  });

  it('while the portal draws, presses wait and change nothing; once it is ready nothing waits any more', async () => {
    const { place: container, form, user, password } = open();
    container.dispatchEvent(new Event(takeOverEvent));
    const heard: string[] = [];
    for (const type of ['submit', 'click'])
      container.addEventListener(type, () => {
        heard.push(type);
      });
    await user.click(screen.getByRole('button', { name: 'English' }));
    await user.click(screen.getByRole('button', { name: 'Afficher : Mot de passe' }));
    form.requestSubmit();
    expect(container.querySelectorAll('[data-waiting]')).toHaveLength(3);
    expect(password).toHaveAttribute('type', 'password');
    expect(screen.getByRole('button', { name: 'Se connecter' })).toBeVisible();
    expect(heard).toEqual([]);
    container.dispatchEvent(new Event(takenOverEvent));
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(heard).toEqual(['click']);
  });

  it('until the portal takes over, a new address decides the first screen again', () => {
    const { place: container, decide } = open();
    window.dispatchEvent(new Event('hashchange'));
    expect(decide).toHaveBeenCalledTimes(1);
    expect(container).toHaveAttribute('data-moved');
    container.dispatchEvent(new Event(takeOverEvent));
    window.dispatchEvent(new Event('hashchange'));
    expect(decide).toHaveBeenCalledTimes(1);
  });

  it('a script that fails to load moves the fallback text before the portal, where it shows', () => {
    const { place: container } = open();
    document.head.append(document.createElement('script'));
    document.head.lastElementChild?.dispatchEvent(new Event('error'));
    expect(container.previousElementSibling).toBe(document.getElementById('unscripted'));
  });
});
/* eslint-enable testing-library/no-node-access */
