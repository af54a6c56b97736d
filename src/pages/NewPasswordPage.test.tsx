import { screen, waitFor, within } from '@testing-library/react';

import { kept } from '../testing/kept';
import { keyMailedTo } from '../testing/mails';
import { someone } from '../testing/people';
import { field, signInByForm, statusSaying, title } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { sentTo, server } from '../testing/underTest';
import { sentence } from '../testing/sentence';

const newPassword = 'Goéland-Tempête-42';

const forgetful = async () => {
  const person = await someone();
  await fetch('/api/recover', {
    method: 'POST',
    body: JSON.stringify({ email: person.email, nam: person.nam, lang: 'fr' }),
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  });
  return { ...person, key: await keyMailedTo(person.email, '/recover/do') };
};

const typeTwice = async (user: Awaited<ReturnType<typeof renderPortal>>['user'], password: string) => {
  await user.type(await field('Créez un mot de passe'), password);
  await user.type(await field('Répétez le mot de passe'), password);
  await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
};

describe('the link of a recovery mail', () => {
  it('the recovery link shows whose password it is, signs in with the new one, and fetches the unread count (spec §2 recover-do-screen, spec §4 recovery)', async () => {
    const { login, key } = await forgetful();
    const { user, address } = await renderPortal(`/recover/do?key=${key}`);
    expect(await screen.findByText(sentence(`Compte : ${login}`))).toBeVisible();
    await typeTwice(user, newPassword);
    expect(await title('Bonjour')).toBeVisible();
    expect(await screen.findByText(/^Votre mot de passe est changé/)).toBeVisible();
    expect(address()).toBe('/app/home');
    expect(await sentTo('/api/recover/modify')[0]?.json()).toEqual({
      username: login,
      newPassword,
      confirmNewPassword: newPassword,
      key,
    });
    await waitFor(() => {
      expect(sentTo('/api/mailbox/unread')).not.toHaveLength(0); // once more where the stream tells of news meanwhile
    });
    expect(sentTo('/api/recover/user')).toHaveLength(1);
    await waitFor(() => {
      expect(kept(sessionStorage)).toEqual({ user: login, unread: '1', lang: 'fr' }); // it warns that the password has changed
    });
  });

  it('the recovery link removes its key from the address at once, keeps it in memory only, and leaves nothing of it once used (spec §2 recover-do-screen)', async () => {
    const { key } = await forgetful();
    const { user, address, router, store } = await renderPortal(`/recover/do?key=${key}`);
    expect(address()).toBe('/recover/do');
    await screen.findByText(/^Compte/);
    expect(
      JSON.stringify([kept(sessionStorage), kept(localStorage), router.state.location, document.title]),
    ).not.toContain(key);
    await typeTwice(user, newPassword);
    await title('Bonjour');
    expect(JSON.stringify([store.getState(), router.state])).not.toContain(key);
    await router.navigate('/recover/do');
    expect(await screen.findByText(/s’ouvre par le lien de votre courriel/)).toBeVisible();
  });

  it('a recovery link works until it is used or expires, then leads to a new one (spec §2 recover-do-screen, product §8 key-lives)', async () => {
    const { key } = await forgetful();
    const { user, address, router } = await renderPortal(`/recover/do?key=${key}`);
    await screen.findByText(/^Compte/);
    await server().sql(`update account_keys set expires_at = now() - interval '1 minute'`);
    await typeTwice(user, newPassword);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien n’est plus valable');
    await router.navigate('/login');
    await router.navigate(`/recover/do?key=${key}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien n’est plus valable');
    await user.click(await screen.findByRole('link', { name: 'Demander un nouveau lien' }));
    await title('Retrouver l’accès à mon compte');
    expect(address()).toBe('/recover');
  });

  it('the recovery link retries when no answer came (spec §8 network)', async () => {
    const { login, key } = await forgetful();
    server().fault = ({ url }) => (url.endsWith('recover/user') ? 'lost before' : undefined);
    const { user } = await renderPortal(`/recover/do?key=${key}`);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Pas de réponse du serveur.');
    server().fault = null;
    await user.click(within(alert).getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(sentence(`Compte : ${login}`))).toBeVisible();
  });

  it('the recovery link applies the sign-up rules to the new password, and sends nothing that breaks them (spec §5 recovery-form, spec §5 password)', async () => {
    const { key } = await forgetful();
    const { user } = await renderPortal(`/recover/do?key=${key}`);
    await typeTwice(user, 'court');
    expect(await field('Créez un mot de passe')).toHaveAccessibleDescription(
      /ne respecte pas encore toutes les règles/,
    );
    expect(sentTo('/api/recover/modify')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Conseils pour un bon mot de passe' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('a recovery link opened in place of an older one replaces it', async () => {
    const [one, two] = [await forgetful(), await forgetful()];
    const { router } = await renderPortal(`/recover/do?key=${one.key}`);
    await screen.findByText(sentence(`Compte : ${one.login}`));
    await router.navigate(`/recover/do?key=${two.key}`);
    expect(await screen.findByText(sentence(`Compte : ${two.login}`))).toBeVisible();
    expect(router.state.location.search).toBe('');
  });
});

describe('the link of a verification mail (product §4 verification)', () => {
  it('the verification link confirms the address when the person says so, not when it opens', async () => {
    const { login, email, password } = await someone();
    const key = await keyMailedTo(email, '/nosession/verify');
    const { user, address } = await renderPortal(`/nosession/verify?key=${key}`);
    await user.click(await screen.findByRole('button', { name: 'Confirmer mon adresse' }));
    const said = await statusSaying('Votre adresse courriel est confirmée.');
    expect(said).toBeVisible();
    await waitFor(() => {
      expect(said).toHaveFocus();
    });
    expect(address()).toBe('/nosession/verify');
    expect(sentTo('/api/signup/verify')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Aller à la connexion' }));
    await signInByForm(user, email, password);
    await title('Bonjour');
    await waitFor(() => {
      expect(sessionStorage.getItem('user')).toBe(login);
    });
  });

  it('a verification link that no longer works says so, and offers another one to a signed-in user', async () => {
    const { login, password } = await someone();
    const { user, router } = await renderPortal('/login');
    await signInByForm(user, login, password);
    await title('Bonjour');
    await router.navigate('/nosession/verify?key=no-such-key');
    await user.click(await screen.findByRole('button', { name: 'Confirmer mon adresse' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien de confirmation n’est plus valable');
    await user.click(await screen.findByRole('button', { name: 'M’envoyer un nouveau courriel' }));
    const said = await statusSaying('un courriel est en route');
    expect(said).toBeVisible();
    await waitFor(() => {
      expect(said).toHaveFocus();
    });
  });
});
