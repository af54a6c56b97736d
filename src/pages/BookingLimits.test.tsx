// Holds: product §4 no-overlap, product §4 upcoming-limit
import { screen, waitFor, within } from '@testing-library/react';

import { confirmButton, reserveInOtherTab, searchNear, slotButton, take, title } from '../testing/bookingSteps';
import { addChild } from '../testing/children';
import { postInOtherTab } from '../testing/otherTab';
import { statusSaying } from '../testing/portalSteps';
import { replacements } from '../testing/replacements';
import { clinics, countLive, offerSlots } from '../testing/slots';
import { renderPortal } from '../testing/renderPortal';
import { openSignedIn, signIn } from '../testing/signedIn';
import { sentTo, server, withoutStream } from '../testing/underTest';

const start = '/app/appointments/new';
const at = clinics({ plateau: {}, pines: { name: 'Clinique des Pins' } });

type Opened = Awaited<ReturnType<typeof openSignedIn>>;

const book = async ({ user, router }: Opened, time: string) => {
  await router.navigate(start);
  await searchNear(user, 'H2X');
  await take(user, time);
  await user.click(await confirmButton());
  await title('Rendez-vous confirmé');
};

const sameHour = async () => {
  const first = await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
  const second = await offerSlots({ clinicId: at.pines, times: ['09:20', '09:30'], professional: 'Dr Karim Haddad' });
  return [...first, ...second];
};

describe('two appointments at the same time', () => {
  it('the list disables a slot at the hour of an appointment, says why, and links to that appointment', async () => {
    const slots = await sameHour();
    const opened = await openSignedIn(start);
    await book(opened, '9 h 15');
    await opened.router.navigate(start);
    await searchNear(opened.user, 'H2X');
    const busy = await screen.findByRole('button', { name: /^9\sh\s20,.*Déjà un rendez-vous/ });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(await slotButton('9 h 30')).not.toHaveAttribute('aria-disabled');
    expect(await screen.findByText(/^Un rendez-vous est déjà réservé à 9\sh\s15 \(GMF du Plateau\)/)).toBeVisible();
    await opened.user.click(busy);
    await title('Choisissez une heure');
    expect(await countLive(slots)).toBe(1);
    await opened.user.click(await screen.findByRole('link', { name: 'Voir ce rendez-vous' }));
    await title('Votre rendez-vous');
  });

  it('the portal refuses a second appointment at the same hour as one that another tab booked meanwhile, and links to that one', async () => {
    const slots = await sameHour();
    const opened = await openSignedIn(start);
    await searchNear(opened.user, 'H2X');
    await take(opened.user, '9 h 20');
    await reserveInOtherTab(slots[0] ?? '');
    await opened.user.click(await confirmButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent('Vous avez déjà un rendez-vous à cette heure.');
    await opened.user.click(within(alert).getByRole('link', { name: 'Voir ce rendez-vous' }));
    await title('Votre rendez-vous');
    expect(await countLive(slots)).toBe(1);
  });
});

const bookingForTom = async () => {
  const slots = await sameHour();
  const { login } = await signIn();
  const patientId = await addChild(login, 'Tom', ['book']);
  server().fault = withoutStream; // told in time, the slot says « prise » and is not tapped
  const { user, router } = await renderPortal(start);
  await user.click(await screen.findByRole('radio', { name: 'Tom Roy' }));
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await searchNear(user, 'H2X');
  const bookElsewhere = async (slot: string) => {
    const { status } = await postInOtherTab('/api/appointment/reserve', {
      space: slot,
      raisonVisite: 'skin',
      dependent: { patientId },
    });
    expect(status).toBe(201);
    await server().sql('update appointments set booked_by_account_id = null where slot_id = $1', [slot]);
  };
  return { bookElsewhere, first: slots[0] ?? '', slots, router, user };
};

describe('an appointment that another delegate booked', () => {
  it('a user who may only book learns nothing of an appointment that another person booked at the same hour (product §4 not-yours)', async () => {
    const { bookElsewhere, first, slots, user } = await bookingForTom();
    await take(user, '9 h 20');
    await bookElsewhere(first);
    await user.click(await confirmButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Cette place vient d’être prise');
    expect(alert).not.toHaveTextContent(/9\sh\s15/);
    expect(await countLive(slots)).toBe(1);
  });

  it('a user who may only book sees a slot as taken, not that another person booked it for the same patient (product §4 not-yours)', async () => {
    const { bookElsewhere, first, slots, user } = await bookingForTom();
    await title('Choisissez une heure');
    await bookElsewhere(first);
    await user.click(await slotButton('9 h 15'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Cette place vient d’être prise');
    expect(screen.queryByRole('heading', { level: 1, name: 'Rendez-vous confirmé' })).not.toBeInTheDocument();
    expect(await countLive(slots)).toBe(1);
  });
});

const rule = /^Une personne peut avoir 3 rendez-vous à venir, et jamais deux à la même heure\./;

describe('a fourth upcoming appointment', () => {
  it('the search tells the limit to a user who may only book, and so may not know the appointments of that person', async () => {
    const { login } = await signIn();
    await addChild(login, 'Tom', ['book']);
    const { user } = await renderPortal(start);
    await user.click(await screen.findByRole('radio', { name: 'Tom Roy' }));
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(await screen.findByText(rule)).toBeVisible();
  });

  it('the search tells a guest the limit', async () => {
    const { user } = await renderPortal('/nosession');
    await user.click(await screen.findByRole('link', { name: /^Prendre un rendez-vous/ }));
    expect(await screen.findByText(rule)).toBeVisible();
  });

  it('the search tells no rule to a user whose appointments it knows', async () => {
    await openSignedIn(start);
    await title('Prendre un rendez-vous');
    await waitFor(() => {
      expect(sentTo('/api/appointment/history').length).toBeGreaterThan(0);
    });
    expect(screen.queryByText(rule)).not.toBeInTheDocument();
  });

  it('the portal tells of the maximum before the search, links to each of the three appointments, and offers no slot (product §4 upcoming-limit)', async () => {
    const slots = await offerSlots({ clinicId: at.plateau, times: ['08:00', '10:00', '12:00', '14:00'] });
    const opened = await openSignedIn(start);
    for (const time of ['8 h', '10 h', '12 h']) await book(opened, time);
    await opened.router.navigate(start);
    const notice = await screen.findByText(/^3 rendez-vous à venir\s: c’est le maximum$/);
    expect(notice).toBeVisible();
    expect(screen.getAllByRole('link', { name: /à\s(?:8|10|12)\sh$/ })).toHaveLength(3);
    await searchNear(opened.user, 'H2X');
    const fourth = await slotButton('14 h');
    expect(fourth).toHaveAccessibleName(/, maximum de rendez-vous atteint,/);
    expect(fourth).toHaveAttribute('aria-disabled', 'true');
    await opened.user.click(fourth);
    expect(sentTo('/api/appointment/hold').filter(({ method }) => method === 'POST')).toHaveLength(3);
    expect(await countLive(slots)).toBe(3);
  });

  it('the server refuses to hold a fourth slot when another tab booked the third meanwhile, and says why', async () => {
    const slots = await offerSlots({ clinicId: at.plateau, times: ['08:00', '10:00', '12:00', '14:00'] });
    const opened = await openSignedIn(start);
    for (const time of ['8 h', '10 h']) await book(opened, time);
    server().fault = withoutStream;
    await opened.router.navigate(start);
    await searchNear(opened.user, 'H2X');
    await reserveInOtherTab(slots[2] ?? '');
    await opened.user.click(await slotButton('14 h'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Vous avez déjà le nombre maximal de rendez-vous à venir.');
    expect(within(alert).getByRole('link', { name: 'Voir mes rendez-vous' })).toBeVisible();
    expect(await countLive(slots)).toBe(3);
  });
});

describe('an unconfirmed address', () => {
  it('the review page says what to do and sends the email again; after a confirmation elsewhere the same press books the chosen slot', async () => {
    const slots = await offerSlots({ clinicId: at.plateau, times: ['11:15'] });
    const { login } = await signIn({ isConfirmed: false });
    const { user } = await renderPortal(start);
    await searchNear(user, 'H2X');
    await take(user, '11 h 15');
    await user.click(await confirmButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Confirmez d’abord votre adresse courriel');
    expect(alert).toHaveTextContent('vos choix restent sur cette page');
    server().fault = ({ url }) =>
      url.endsWith('/api/user/email/verify')
        ? { instead: replacements['a firewall page']?.() ?? Response.error() }
        : undefined;
    await user.click(within(alert).getByRole('button', { name: 'M’envoyer un nouveau courriel' }));
    const again = await screen.findByRole('button', { name: 'Vérifier de nouveau' });
    server().fault = null;
    await user.click(again);
    const said = await statusSaying('un courriel est en route.');
    await waitFor(() => {
      expect(said).toHaveFocus();
    });
    expect(await countLive(slots)).toBe(0);
    await server().sql('update accounts set email_verified_at = now() where login = $1', [login]);
    await user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    expect(await countLive(slots)).toBe(1);
  });
});
