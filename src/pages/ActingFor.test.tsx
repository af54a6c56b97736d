// Holds: spec §1 delegated, spec §3 search-payload, spec §3 reservation
import { screen, waitFor } from '@testing-library/react';

import { confirmButton, searchNear, take, title } from '../testing/bookingSteps';
import { addChild } from '../testing/children';
import { liveRegions } from '../testing/portalSteps';
import { clinics, countLive, offerSlots } from '../testing/slots';
import { renderPortal } from '../testing/renderPortal';
import { signIn } from '../testing/signedIn';
import { sentTo, server } from '../testing/underTest';
import { sentence } from '../testing/sentence';

const at = clinics({ plateau: {} });

const bodyOf = (call: string): Promise<unknown> | undefined =>
  sentTo(`/api/appointment/${call}`)
    .find(({ method }) => method === 'POST')
    ?.clone()
    .json();

describe('acting for a child', () => {
  it('acting for a child starts with the question for whom, books in the child’s name, and shows on every page until it ends', async () => {
    const slots = await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
    const { login } = await signIn();
    const child = await addChild(login, 'Léa');
    const { user } = await renderPortal('/app/appointments/new');
    expect(await title('Pour qui est le rendez-vous?')).toBeVisible();
    expect(screen.getByText('Étape 1 de 4')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Léa Roy' }));
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await title('Prendre un rendez-vous');
    expect(await screen.findByText(sentence('Vous agissez pour Léa Roy'))).toBeVisible();
    await searchNear(user, 'H2X');
    await take(user, '9 h 15');
    const confirm = await confirmButton();
    await waitFor(() => {
      expect(confirm).toHaveAccessibleName('Confirmer le rendez-vous pour Léa Roy');
    });
    await user.click(confirm);
    await title('Rendez-vous confirmé');
    expect(await countLive(slots)).toBe(1);
    expect(await server().sql('select patient_id from appointments where slot_id = $1', slots)).toEqual([
      { patient_id: child },
    ]);

    expect(await bodyOf('available')).toMatchObject({
      criteria: { raisonVisite: 'skin' },
      dependent: { patientId: child },
    });
    expect(await bodyOf('reserve')).toMatchObject({
      space: { spaceId: slots[0] },
      raisonVisite: 'skin',
      perName: 'Sans rendez-vous',
      dependent: { patientId: child },
    });
    await user.click(screen.getByRole('link', { name: 'Aller à l’accueil' }));
    expect(await screen.findByRole('article')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Revenir à mon profil' }));
    expect(await screen.findByText('Aucun rendez-vous à venir')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByText(sentence('Vous agissez pour Léa Roy'))).not.toBeInTheDocument();
    });
  });

  it('one press ends acting for a child, announces it in the same region, and moves the focus into the page', async () => {
    const { login } = await signIn();
    await addChild(login, 'Léa');
    const { user } = await renderPortal('/app/dependents');
    await user.click(await screen.findByRole('button', { name: 'Agir pour Léa Roy' }));
    const said = await screen.findByText(sentence('Vous agissez pour Léa Roy'));
    const region = liveRegions().find((status) => status.contains(said));
    await user.click(screen.getByRole('button', { name: 'Revenir à mon profil' }));
    await waitFor(() => {
      expect(said).not.toBeInTheDocument();
    });
    expect(region).toBeInTheDocument();
    await waitFor(() => {
      expect(region).toHaveTextContent(/^Vous agissez pour vous-même\.$/);
    });
    await waitFor(() => {
      expect(screen.getByRole('main')).toHaveFocus();
    });
  });

  it('the booking does not offer acting for a child to a user without dependents', async () => {
    await signIn();
    await renderPortal('/app/appointments/new');
    // The step is known once the people are: until then its title stands alone.
    expect(await screen.findByText('Étape 1 de 3')).toBeVisible();
    expect(await title('Prendre un rendez-vous')).toBeVisible();
  });
});
