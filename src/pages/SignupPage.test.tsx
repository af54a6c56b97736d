import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { kept } from '../testing/kept';
import { goodPassword, someone } from '../testing/people';
import { field, title } from '../testing/portalSteps';
import { renderPortal } from '../testing/renderPortal';
import { sentTo, server } from '../testing/underTest';

const nam = 'Numéro d’assurance maladie (NAM)';
const fill = async (user: UserEvent, values: Record<string, string>) => {
  for (const [label, text] of Object.entries(values)) {
    const control = await field(label);
    await user.clear(control);
    await user.type(control, text);
  }
};
const good = (login: string) => ({
  Courriel: `${login}@exemple.ca`,
  [nam]: 'trem 8502 1512',
  'Créez un identifiant': login,
  'Créez un mot de passe': goodPassword,
  'Répétez le mot de passe': goodPassword,
});
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Créer mon compte' }));

describe('the sign-up screen', () => {
  it('the sign-up page creates the account, signs the person in and opens the home page (spec §2 signup-screen, spec §7 signup, spec §3 signup-payload, spec §4 signed-in)', async () => {
    const { user, address } = await renderPortal('/signup');
    await fill(user, good('nouvelle.personne'));
    await user.click(screen.getByRole('checkbox'));
    await submit(user);
    expect(await title('Bonjour')).toHaveFocus();
    expect(address()).toBe('/app/home');
    expect(await screen.findByText('Votre compte est créé. Bienvenue!')).toBeVisible();
    expect(await sentTo('/api/signup')[0]?.clone().json()).toEqual({
      email: 'nouvelle.personne@exemple.ca',
      password: goodPassword,
      login: 'nouvelle.personne',
      nam: 'TREM85021512',
    });
    await waitFor(() => {
      expect(kept(sessionStorage)).toEqual({ user: 'nouvelle.personne', unread: '0', lang: 'fr' });
    });
  });

  it('the sign-up page sends nothing while something is wrong, and marks every field (spec §5 shown-when, spec §8 codes, product §8 accessible-errors)', async () => {
    const { user } = await renderPortal('/signup');
    await screen.findByRole('checkbox');
    await submit(user);
    const alert = await screen.findByRole('alert');
    await waitFor(() => {
      expect(alert).toHaveFocus();
    });
    expect(within(alert).getAllByRole('link')).toHaveLength(6);
    for (const label of Object.keys(good('x'))) expect(await field(label)).toBeInvalid();
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(sentTo('/api/signup')).toHaveLength(0);
    await user.click(within(alert).getByRole('link', { name: /^Courriel/ }));
    expect(await field('Courriel')).toHaveFocus();
  });

  it('the error summary is reached by its heading, and the title of the page does not read it out again', async () => {
    const { user } = await renderPortal('/signup');
    await screen.findByRole('checkbox');
    await submit(user);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'Il y a un problème' })).toBeVisible();
    expect(await title('Créer un compte')).toHaveAccessibleDescription('');
  });

  it('the sign-up page shows no error on first typing, shows it on blur, and clears it as soon as the value is right (product §8 forms)', async () => {
    const { user } = await renderPortal('/signup');
    const email = await field('Courriel');
    await user.type(email, 'marie@');
    expect(email).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(email).toHaveAccessibleDescription(/Erreur\u00a0: Écrivez un courriel complet/);
    await user.type(email, 'exemple.ca');
    expect(email).not.toHaveAttribute('aria-invalid');
  });

  it('the sign-up page shows the confirmation error as soon as the field is touched or dirty (spec §5 confirmation)', async () => {
    const { user } = await renderPortal('/signup');
    await user.type(await field('Créez un mot de passe'), goodPassword);
    await user.type(await field('Répétez le mot de passe'), 'Chalet');
    expect(await field('Répétez le mot de passe')).toHaveAccessibleDescription(
      /Écrivez deux fois le même mot de passe/,
    );
  });

  it('the sign-up page keeps the email in lower case, and at most twelve upper-case characters of the health number (spec §5 email, spec §5 nam, spec §9 lengths)', async () => {
    const { user } = await renderPortal('/signup');
    await fill(user, { Courriel: 'Marie@Exemple.CA', [nam]: 'trem-8502 1512 99' });
    expect(await field('Courriel')).toHaveValue('marie@exemple.ca');
    expect(await field(nam)).toHaveValue('TREM85021512');
  });

  it('the sign-up page fills the email and the login from the address of an invitation (spec §2 signup-prefill)', async () => {
    await renderPortal('/signup?email=Marie+rv@exemple.ca');
    expect(await field('Courriel')).toHaveValue('marie+rv@exemple.ca');
    expect(await field('Créez un identifiant')).toHaveValue('marie+rv@exemple.ca');
  });

  it('the sign-up page ticks the password rules on typing, shows the password on demand, and hides it again when sent', async () => {
    const { user } = await renderPortal('/signup');
    const password = await field('Créez un mot de passe');
    expect(password).toHaveAccessibleDescription(/de 10 à 40 caractères \(à faire\)/);
    await user.type(password, 'Chalet-77');
    expect(await screen.findByText('4 règles sur 5 respectées')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Afficher\u00a0: Créez un mot de passe' }));
    expect(password).toHaveAttribute('type', 'text');
    await submit(user);
    await waitFor(() => {
      expect(password).toHaveAttribute('type', 'password');
    });
  });

  it('the sign-up page gives six tips in a dialog that opens and closes (spec §2 signup-screen)', async () => {
    const { user } = await renderPortal('/signup');
    await user.click(await screen.findByRole('button', { name: 'Conseils pour un bon mot de passe' }));
    const dialog = await screen.findByRole('dialog', { name: 'Six conseils pour un bon mot de passe' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(6);
    await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('the sign-up page shows the server’s error at the login field, and keeps everything typed (spec §8 shown)', async () => {
    const { login } = await someone();
    const { user } = await renderPortal('/signup');
    await fill(user, good(login));
    await user.click(screen.getByRole('checkbox'));
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Cet identifiant est déjà pris.');
    expect(await field('Créez un identifiant')).toBeInvalid();
    expect(await field('Courriel')).toHaveValue(`${login}@exemple.ca`);
  });

  describe('after a try without an answer', () => {
    const other = 'Goéland-Tempête-42';
    const twice = (password: string) => ({ 'Créez un mot de passe': password, 'Répétez le mot de passe': password });
    const unanswered = async () => {
      const { login } = await someone();
      const { user } = await renderPortal('/signup');
      await fill(user, { ...good(login), ...twice(other) });
      await user.click(screen.getByRole('checkbox'));
      server().fault = ({ url }) => (new URL(url).pathname === '/api/signup' ? 'lost before' : undefined);
      await submit(user);
      expect(await screen.findByText(/^Pas de réponse du serveur/)).toBeVisible();
      server().fault = null;
      return user;
    };

    it('a login that somebody else has is still refused', async () => {
      const user = await unanswered();
      await submit(user);
      expect((await screen.findAllByText(/Cet identifiant est déjà pris/))[0]).toBeVisible();
      expect(sessionStorage.getItem('user')).toBeNull();
    });

    it('a login that somebody else has is tried with the password that was sent alone, and once (decision 54)', async () => {
      const user = await unanswered();
      const tries: number[] = [];
      for (const password of ['Goéland-Marée-42', other, other]) {
        await fill(user, twice(password));
        await submit(user);
        await waitFor(() => {
          expect(sentTo('/api/signup')).toHaveLength(tries.length + 1);
        });
        await screen.findByRole('button', { name: 'Créer mon compte' });
        tries.push(sentTo('/api/login').length);
      }
      expect(tries).toEqual([0, 1, 1]);
    });
  });
});
