// Holds: product §9 second-factor
import { screen, waitFor } from '@testing-library/react';

import { codeOf, press, recoveryCode, turnOnFactor } from '../testing/factorSteps';
import { keyMailedTo } from '../testing/mails';
import { goodPassword, someone } from '../testing/people';
import { field, signInByForm, title } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { sentTo, server } from '../testing/underTest';
import { pressing, stopped } from '../testing/unproven';

const recoveryKeyOf = async ({ email, nam }: { email: string; nam: string }): Promise<string> => {
  const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
  await fetch('/api/recover', { method: 'POST', body: JSON.stringify({ email, nam, lang: 'fr' }), headers });
  return keyMailedTo(email, '/recover/do');
};

const newPassword = 'Goéland-Tempête-42';

const atSecondStep = async () => {
  const person = await someone();
  await turnOnFactor(person.login);
  const opened = await renderPortal('/login');
  await signInByForm(opened.user, person.login, goodPassword);
  await screen.findByRole('heading', { name: 'Entrez votre code' });
  return { ...opened, ...person };
};

describe('the second step of a sign-in', () => {
  it('appears after the right password of an account that asks for it, takes the focus, and enters with the code', async () => {
    const { login, user } = await atSecondStep();
    expect(screen.getByRole('heading', { name: 'Entrez votre code' })).toHaveFocus();
    expect(sessionStorage.getItem('user')).toBeNull();
    const code = await field('Code de vérification');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    await user.click(code);
    await user.paste((await codeOf(login)).replace(/(...)/, '$1 '));
    await user.keyboard('{Enter}');
    expect(await title('Bonjour')).toBeVisible();
    expect(sessionStorage.getItem('user')).toBe(login);
  });

  it('takes a recovery code in the same field', async () => {
    const { user } = await atSecondStep();
    await user.type(await field('Code de vérification'), `${recoveryCode}{Enter}`);
    expect(await title('Bonjour')).toBeVisible();
  });

  it('sends no code that cannot be one, and says what to do about a wrong one', async () => {
    const { login, user } = await atSecondStep();
    const code = await field('Code de vérification');
    await user.type(code, '12345{Enter}');
    expect(code).toHaveAccessibleDescription(/Écrivez les six chiffres de l’application, ou les douze/);
    expect(sentTo('/api/login/code')).toHaveLength(0);
    await user.type(code, '6');
    await user.clear(code);
    await user.type(code, (await codeOf(login)) === '000000' ? '111111' : '000000');
    await press(user, 'Continuer');
    await waitFor(() => {
      expect(code).toHaveAccessibleDescription(/Ce code ne convient pas.+Attendez le prochain code/);
    });
    expect(sessionStorage.getItem('user')).toBeNull();
  });

  it('leads back to the password once its five minutes are over, and whenever the person wants', async () => {
    const { login, user } = await atSecondStep();
    await server().sql('update second_steps set expires_at = now()');
    await user.type(await field('Code de vérification'), await codeOf(login));
    await press(user, 'Continuer');
    expect(await screen.findByText(/^Le temps pour entrer le code est écoulé/)).toBeVisible();
    await press(user, 'Recommencer');
    await signInByForm(user, login, goodPassword);
    await press(user, 'Revenir au mot de passe');
    expect(await field('Mot de passe')).toHaveValue('');
  });

  it('claims no sign-in when a page stands in place of the answer', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { login, user } = await atSecondStep();
    const code = await codeOf(login);
    await user.type(await field('Code de vérification'), code);
    server().fault = stopped('/api/login/code');
    await press(user, 'Continuer');
    expect(await screen.findByText('Nous ne savons pas encore si vous êtes dans votre compte.')).toBeVisible();
    expect(await field('Code de vérification')).toHaveValue(code);
    expect(sessionStorage.getItem('user')).toBeNull();
    server().fault = null;
    await pressing(user, 'Vérifier de nouveau')();
    expect(await title('Bonjour')).toBeVisible();
  });

  it('follows a password set by recovery, which is changed already', async () => {
    const { login, email, nam } = await someone();
    await turnOnFactor(login);
    const key = await recoveryKeyOf({ email, nam });
    const { user } = await renderPortal(`/recover/do?key=${key}`);
    await user.type(await field('Créez un mot de passe'), newPassword);
    await user.type(await field('Répétez le mot de passe'), newPassword);
    await press(user, 'Changer le mot de passe');
    expect(await screen.findByText('Votre mot de passe est changé. Il reste le code.')).toBeVisible();
    expect(sessionStorage.getItem('user')).toBeNull();
    await user.type(await field('Code de vérification'), await codeOf(login));
    await press(user, 'Continuer');
    expect(await title('Bonjour')).toBeVisible();
  });

  it('follows the reopening of a closed account', async () => {
    const { login } = await someone();
    await turnOnFactor(login);
    await server().sql('update accounts set closed_at = now() where login = $1', [login]);
    const { user } = await renderPortal('/login');
    await signInByForm(user, login, goodPassword);
    await press(user, 'Rouvrir mon compte');
    await user.type(await field('Code de vérification'), await codeOf(login));
    await press(user, 'Continuer');
    expect(await screen.findByText(/^Votre compte est rouvert/)).toBeVisible();
  });

  it('is never shown to a person without a second factor', async () => {
    const { login } = await someone();
    const { user } = await renderPortal('/login');
    await signInByForm(user, login, goodPassword);
    expect(await title('Bonjour')).toBeVisible();
    expect(sentTo('/api/login/code')).toHaveLength(0);
  });
});
