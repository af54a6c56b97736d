// Holds: product §8 staff
import { screen, waitFor, within } from '@testing-library/react';

import { addStaff, findDay, renderStaff, signInAs, type StaffEntry } from '../testing/renderStaff';
import { clinics } from '../testing/slots';
import { sentTo, server } from '../testing/underTest';

const title = 'Se connecter à l’espace clinique';
const session = '/staff/api/session';

const here = clinics({ plateau: { name: 'GMF du Plateau' } });

const sessionsOf = ({ login }: StaffEntry) =>
  server().sql('select id from staff_sessions where staff_id = (select id from staff where login = $1)', [login]);

describe('signing in to the staff area', () => {
  it('the sign-in page asks for a login, a password and a code that a phone may fill in', async () => {
    await renderStaff();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByLabelText('Identifiant')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Mot de passe')).toHaveAttribute('autocomplete', 'current-password');
    const code = screen.getByLabelText('Code à six chiffres');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(document.title).toBe(`${title} – Espace clinique`);
  });

  it('an incomplete form sends nothing, and its summary has the focus and links to each field', async () => {
    const { user } = await renderStaff();
    await user.type(await screen.findByLabelText('Code à six chiffres'), '12');
    await user.click(screen.getByRole('button', { name: 'Se connecter' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(3);
    expect(summary).toHaveTextContent('Entrez les six chiffres du code.');
    expect(sentTo(session).filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('a wrong part is never named: one error, the login stays, the password and the code are emptied', async () => {
    const known = await addStaff();
    const { user } = await renderStaff();
    await signInAs(user, { ...known, password: 'Autre-Chose-12' });
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('L’identifiant, le mot de passe ou le code est inexact.');
    expect(summary).toHaveFocus();
    expect(screen.getByLabelText('Identifiant')).toHaveValue(known.login);
    expect(screen.getByLabelText('Mot de passe')).toHaveValue('');
    expect(screen.getByLabelText('Code à six chiffres')).toHaveValue('');
  });

  it('a code is accepted as an app shows it, in two groups', async () => {
    const known = await addStaff({ name: 'Nadia Roy', clinicId: here.plateau });
    const [code = ''] = known.codes;
    const { user } = await renderStaff();
    await signInAs(user, { ...known, codes: [`${code.slice(0, 3)} ${code.slice(3)}`] });
    expect(await screen.findByText('Nadia Roy')).toBeVisible();
  });

  it('the right parts open the day of the clinic, and signing out says that the session is closed', async () => {
    const known = await addStaff({ name: 'Nadia Roy', clinicId: here.plateau });
    const { user, address } = await renderStaff();
    await signInAs(user, known);
    expect(await findDay(/^GMF du Plateau, le /)).toHaveFocus();
    expect(address()).toBe('/day');
    await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
    expect(await screen.findByText('Votre session est fermée.')).toBeVisible();
    expect(screen.queryByText('Nadia Roy')).not.toBeInTheDocument();
    expect(await sessionsOf(known)).toEqual([]);
  });

  it('somebody without a clinic is told whom to ask', async () => {
    const { user } = await renderStaff();
    await signInAs(user, await addStaff());
    expect(await screen.findByRole('heading', { level: 2, name: 'Aucune clinique' })).toBeVisible();
  });

  it('a session that ended elsewhere leads back to the sign-in page, which says so, and then to the same day', async () => {
    const known = await addStaff({ clinicId: here.plateau });
    const { user, address } = await renderStaff(`/day?clinic=${here.plateau}&date=2030-05-14`);
    await signInAs(user, known);
    await findDay(/14\smai 2030/);
    server().forgetCookies();
    await user.click(screen.getByRole('link', { name: 'Jour suivant' }));
    expect(await screen.findByText(/^Votre session est terminée/)).toBeVisible();
    await signInAs(user, known);
    await findDay(/15\smai 2030/);
    expect(address()).toContain('date=2030-05-15');
  });

  it('a reload keeps the session and its language', async () => {
    const known = await addStaff({ name: 'Nadia Roy', clinicId: here.plateau });
    const { user } = await renderStaff();
    await signInAs(user, known);
    await screen.findByText('Nadia Roy');
    const again = await renderStaff('/day');
    expect(again.address()).toBe('/day');
    expect(again.store.getState().session.member?.name).toBe('Nadia Roy');
  });

  it('the language switch translates the page and keeps what is typed', async () => {
    const { user } = await renderStaff();
    await user.type(await screen.findByLabelText('Identifiant'), 'nadia');
    await user.click(screen.getByRole('button', { name: 'English' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign in to the clinic area' });
    expect(screen.getByLabelText('Username')).toHaveValue('nadia');
    await waitFor(() => {
      expect(document.documentElement).toHaveAttribute('lang', 'en-CA');
    });
  });
});
