// Holds: product §4 history, spec §1 delegated, product §4 access-at-once, spec §1 booking
import { screen, waitFor, within } from '@testing-library/react';

import { confirmButton, searchNear, slotButton, take, title } from '../testing/bookingSteps';
import { addChild } from '../testing/children';
import { postInOtherTab } from '../testing/otherTab';
import { clinics, offerSlots } from '../testing/slots';
import { reload } from '../testing/reload';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn, signIn } from '../testing/signedIn';
import { sentTo, server } from '../testing/underTest';
import { sentence } from '../testing/sentence';

const at = clinics({ plateau: {}, pines: { name: 'Clinique des Pins' } });
const start = '/app/appointments/new';

const bookedForChild = async (scopes: ('book' | 'history')[] = ['book', 'history']) => {
  await offerSlots({ clinicId: at.plateau, times: ['09:15'], inDays: 2 });
  const { login } = await signIn();
  const child = await addChild(login, 'Léa', scopes);
  const opened = await renderPortal(start);
  await opened.user.click(await screen.findByRole('radio', { name: 'Léa Roy' }));
  await opened.user.click(screen.getByRole('button', { name: 'Continuer' }));
  await searchNear(opened.user, 'H2X');
  await take(opened.user, '9 h 15');
  await opened.user.click(await confirmButton());
  await title('Rendez-vous confirmé');
  return { ...opened, child };
};

const homeForChild = async () => {
  const { child } = await bookedForChild();
  const opened = await reload('/app/dependents');
  await opened.user.click(await screen.findByRole('button', { name: 'Agir pour Léa Roy' }));
  await opened.user.click(await screen.findByRole('link', { name: 'Accueil' }));
  expect(await screen.findByRole('article')).toHaveTextContent(/à\s9\sh\s15/);
  return { ...opened, child };
};

const withdrawHistory = async (patientId: string) => {
  await waitFor(() => {
    expect(sentTo('/api/events')).not.toHaveLength(0);
  });
  expect((await postInOtherTab('/api/user/updateAccessDependent', { patientId, scopes: ['book'] })).status).toBe(200);
};

const main = () => within(screen.getByRole('main'));

describe('an appointment of a child', () => {
  it('a child’s appointment leaves the home page as soon as the user returns to their own profile, before their own appointments load', async () => {
    const { user } = await homeForChild();
    const late = Promise.withResolvers<undefined>();
    server().fault = ({ url }) => (url.includes('/appointment/history') ? late.promise : undefined);
    await user.click(screen.getByRole('button', { name: 'Revenir à mon profil' }));
    await title('Bonjour');
    await waitFor(() => {
      expect(screen.queryByRole('article')).not.toBeInTheDocument();
    });
    expect(screen.queryByText('Aucun rendez-vous à venir')).not.toBeInTheDocument();
    late.resolve(undefined);
    expect(await screen.findByText('Aucun rendez-vous à venir')).toBeVisible();
  });

  it('a child’s appointment leaves the home page as soon as the child’s appointments are no longer shared', async () => {
    const { child } = await homeForChild();
    await withdrawHistory(child);
    expect(await screen.findByText('Vous n’avez pas accès aux rendez-vous de cette personne.')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('article')).not.toBeInTheDocument();
    });
  });

  it('a child’s appointment no longer blocks a slot once the child’s appointments are not shared', async () => {
    const { router, user, child } = await bookedForChild();
    await offerSlots({ clinicId: at.pines, times: ['09:20'], inDays: 2 });
    await router.navigate(`${start}?step=search&clinics=${at.pines}`);
    await user.selectOptions(await screen.findByLabelText('Raison de la visite'), 'Problème de peau');
    await user.click(screen.getByRole('button', { name: 'Voir les heures libres' }));
    expect(await slotButton('9 h 20')).toHaveAttribute('aria-disabled', 'true');
    await withdrawHistory(child);
    await waitFor(async () => {
      expect(await slotButton('9 h 20')).not.toHaveAttribute('aria-disabled');
    });
  });
});

describe('the confirmation', () => {
  it.each(['again', 'after a reload'])(
    'the confirmation of an appointment cancelled since leads to the appointment when it opens %s',
    async (how) => {
      await offerSlots({ clinicId: at.plateau, times: ['09:15'], inDays: 2 });
      const { user, router, address: currentAddress } = await openSignedIn(start);
      await searchNear(user, 'H2X');
      await take(user, '9 h 15');
      await user.click(await confirmButton());
      await title('Rendez-vous confirmé');
      const address = currentAddress();
      await user.click(screen.getByRole('link', { name: 'Voir le rendez-vous' }));
      await user.click(await screen.findByRole('link', { name: 'Annuler ce rendez-vous' }));
      await user.click(await screen.findByRole('button', { name: 'Annuler ce rendez-vous' }));
      await title('Rendez-vous annulé');
      if (how === 'again') await router.navigate(address);
      else await reload(address);
      await title('Votre rendez-vous');
      expect(await screen.findByText('Annulé par vous')).toBeVisible();
    },
  );

  it('the confirmation of a child’s appointment shows whose it is and when, also after a reload', async () => {
    const { address: currentAddress } = await bookedForChild();
    await reload(currentAddress());
    await title('Rendez-vous confirmé');
    expect(await main().findByText(sentence('Pour Léa Roy'))).toBeVisible();
    expect(await main().findByText(/à\s9\sh\s15/)).toBeVisible();
  });

  it.each([
    ['shared', ['book', 'history']],
    ['not shared', ['book']],
  ] as const)(
    'the confirmation for a child whose appointments are %s stays the child’s when the user returns to their own profile',
    async (_how, scopes) => {
      const { user } = await bookedForChild([...scopes]);
      expect(await main().findByText(sentence('Pour Léa Roy'))).toBeVisible();
      await user.click(await screen.findByRole('button', { name: 'Revenir à mon profil' }));
      await waitFor(() => {
        expect(screen.queryByText(sentence('Vous agissez pour Léa Roy'))).not.toBeInTheDocument();
      });
      expect(await title('Rendez-vous confirmé')).toBeVisible();
      expect(await main().findByText(sentence('Pour Léa Roy'))).toBeVisible();
      expect(await main().findByText(/à\s9\sh\s15/)).toBeVisible();
    },
  );

  it('the confirmation of somebody who may only book leads to no page that they may not see, and says to note the time', async () => {
    const { router } = await bookedForChild(['book']);
    expect(await screen.findByText(/^Rien d’autre à faire\. Notez l’heure et le numéro de référence/)).toBeVisible();
    expect(screen.queryByText(/est dans votre liste/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Voir le rendez-vous' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Aller à l’accueil' })).toBeVisible();
    await router.navigate(-1);
    expect(await title('Ce rendez-vous est déjà confirmé')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Voir le rendez-vous' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Aller à l’accueil' })).toBeVisible();
  });

  it('a confirmation without an appointment leads to the list, and says why', async () => {
    const { address: currentAddress } = await openSignedIn(`${start}?step=confirmed`);
    expect(await title('Choisissez une heure')).toBeVisible();
    expect(await screen.findByText('Choisissez d’abord une heure.')).toBeVisible();
    expect(currentAddress()).toContain('step=places');
  });
});
