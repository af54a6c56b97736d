// Back from a confirmation
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { bookAndSee, moveButton, seekOtherTime } from '../testing/appointmentSteps';
import { confirmButton, searchNear, slotButton, take, title } from '../testing/bookingSteps';
import { bookWithoutAccount, looking } from '../testing/guestSteps';
import { openSignedIn } from '../testing/signedIn';
import { clinics, offerSlots } from '../testing/slots';
import { sentence } from '../testing/sentence';

const at = clinics({ plateau: {} });
const booked = 'Ce rendez-vous est déjà confirmé';

const book = async (times: string[]) => {
  await offerSlots({ clinicId: at.plateau, times });
  const opened = await openSignedIn('/app/appointments/new');
  await searchNear(opened.user, 'H2X');
  await take(opened.user, '9 h 15');
  await opened.user.click(await confirmButton());
  await title('Rendez-vous confirmé');
  return opened;
};

const follow = async (user: UserEvent, name: string) => {
  await user.click(await screen.findByRole('link', { name }));
};

const windowSays = async (text: string) => {
  await waitFor(() => {
    expect(document.title).toMatch(new RegExp(`^(?:\\(\\d+\\) )?${text} – Portail patient`));
  });
};

const guessesNothing = () => {
  expect(screen.queryByText(/rechargée/)).not.toBeInTheDocument();
};

describe('Back from a confirmation', () => {
  it('says that the appointment is booked, shows it, and offers the next search', async () => {
    const { user, router } = await book(['09:15', '10:15']);
    await router.navigate(-1);
    expect(await title(booked)).toHaveFocus();
    await windowSays(booked);
    guessesNothing();
    expect(await screen.findByText(/à\s9\sh\s15$/)).toBeInTheDocument();
    await follow(user, 'Voir le rendez-vous');
    await title('Votre rendez-vous');
    await router.navigate(-1);
    await title(booked);
    await follow(user, 'Prendre un autre rendez-vous');
    await searchNear(user, 'H2X');
    expect(await slotButton('10 h 15')).toBeVisible();
  });

  it('of an appointment cancelled since, says nothing about it', async () => {
    const { user, router } = await book(['09:15']);
    await follow(user, 'Voir le rendez-vous');
    await follow(user, 'Annuler ce rendez-vous');
    await user.click(await screen.findByRole('button', { name: 'Annuler ce rendez-vous' }));
    await title('Rendez-vous annulé');
    await windowSays('Rendez-vous annulé');
    await router.navigate('/app/appointments/new?step=places&near=H2X&radius=25');
    await title('Choisissez une heure');
    guessesNothing();
  });

  it('says that the appointment is moved, shows it, and offers another time', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['09:15', '10:30'], inDays: 2 });
    const { user, router } = await openSignedIn('/app/appointments/new');
    await bookAndSee(user, '9 h 15');
    await seekOtherTime(user);
    await user.click(await slotButton('10 h 30'));
    await user.click(await moveButton());
    await title('Rendez-vous déplacé');
    await router.navigate(-1);
    expect(await title('Ce rendez-vous est déjà déplacé')).toHaveFocus();
    await windowSays('Ce rendez-vous est déjà déplacé');
    expect(await screen.findByText(/à\s10\sh\s30$/)).toBeInTheDocument();
    expect(screen.queryByText(sentence(/^Au lieu du/))).not.toBeInTheDocument();
    await follow(user, 'Choisir une autre heure');
    await title('Déplacer un rendez-vous');
    await user.click(await screen.findByRole('button', { name: 'Voir les heures libres' }));
    await title('Choisissez une heure');
    expect(await slotButton('9 h 15')).toBeVisible();
  });

  it('leads a guest to the appointment as well', async () => {
    const { user, router, person } = await looking(at.plateau);
    await bookWithoutAccount(user, '9 h 15', person);
    await router.navigate('/nosession?step=places&near=H2X&radius=25');
    await title(booked);
    await windowSays(booked);
    guessesNothing();
    await follow(user, 'Voir le rendez-vous');
    await title('Rendez-vous confirmé');
    await windowSays('Rendez-vous confirmé');
  });
});

describe('a list of times without a reason', () => {
  it('asks for it without guessing why it is not known', async () => {
    await openSignedIn('/app/appointments/new?step=places&near=H2X');
    expect(await screen.findByText(/^Votre recherche est restée\./)).toBeVisible();
    guessesNothing();
  });
});
