// Holds: product §4 profile
import { screen, waitFor } from '@testing-library/react';

import { field, title } from '../../testing/portalSteps';
import { openSignedIn } from '../../testing/signedIn';
import { sentTo, server } from '../../testing/underTest';

const save = () => screen.findByRole('button', { name: 'Enregistrer' });
const patched = async () =>
  Promise.all(
    sentTo('/api/user')
      .filter(({ method }) => method === 'PATCH')
      .map((request) => request.clone().json()),
  );

describe('the profile page', () => {
  it('the profile page saves a correction, and the overview confirms it', async () => {
    const { user, login } = await openSignedIn('/app/account/profile');
    const firstName = await field('Prénom');
    await user.clear(firstName);
    await user.type(firstName, 'Marie-Ève');
    await user.type(await field('Téléphone (facultatif)'), '(514) 555-0199');
    await user.click(await screen.findByLabelText('English'));
    await user.click(await save());
    await title('Mon compte');
    expect(await screen.findByText('Vos renseignements sont enregistrés.')).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Mes renseignements/ })).toHaveTextContent(
      'Marie-Ève Tremblay · 514 555-0199',
    );
    const [row] = await server().sql(
      'select p.first_name, p.phone, a.lang from accounts a join patients p on p.id = a.patient_id where login = $1',
      [login],
    );
    expect(row).toEqual({ first_name: 'Marie-Ève', phone: '514 555-0199', lang: 'en' });
  });

  it('the profile page shows the phone as people read it out, and removes it when emptied', async () => {
    const { user, login, router } = await openSignedIn('/app/appointments');
    await server().sql(
      `update patients set phone = '15145550199' where id = (select patient_id from accounts where login = $1)`,
      [login],
    );
    await router.navigate('/app/account/profile');
    const phone = await field('Téléphone (facultatif)');
    expect(phone).toHaveValue('1 514 555-0199');
    await user.clear(phone);
    await user.click(await save());
    await title('Mon compte');
    expect(await patched()).toMatchObject([{ phone: null }]);
  });

  it('the profile page names each wrong field, sends nothing, and keeps the typed text', async () => {
    const { user } = await openSignedIn('/app/account/profile');
    const [lastName, phone] = [await field('Nom'), await field('Téléphone (facultatif)')];
    await user.clear(lastName);
    await user.type(phone, '911');
    await user.click(await save());
    const alert = await screen.findByRole('alert');
    await waitFor(() => {
      expect(alert).toHaveFocus();
    });
    expect(lastName).toBeInvalid();
    expect(phone).toHaveAccessibleDescription(/Écrivez un numéro de 10 chiffres/);
    expect(phone).toHaveValue('911');
    expect(await patched()).toEqual([]);
  });

  it('the profile page lets a new user give a phone before a name', async () => {
    const { user } = await openSignedIn('/app/account/profile', { isKnown: false });
    await user.type(await field('Téléphone (facultatif)'), '4185550177');
    await user.click(await save());
    await title('Mon compte');
    expect(await patched()).toEqual([{ phone: '418 555-0177', lang: 'fr' }]);
  });

  it('the profile page shows only enough of the health number to recognise it, and says that the clinic corrects it', async () => {
    const { nam } = await openSignedIn('/app/account/profile');
    expect(await screen.findByText(`commence par TREM, finit par ${nam.slice(-2)}`)).toBeVisible();
    expect(await screen.findByText(/se corrige à la clinique/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(nam);
    await waitFor(() => {
      expect(document.title).toBe('Mes renseignements – Portail patient');
    });
  });
});
