// Holds: product §4 confirm-attendance, product §4 clinic-changes
import { screen, waitFor, within } from '@testing-library/react';

import { appointmentsApi } from '../api/appointmentsApi';
import { reserveInOtherTab, title } from '../testing/bookingSteps';
import { clinics, offerSlots } from '../testing/slots';
import { reload } from '../testing/reload';
import { remindOfAll } from '../testing/reminded';
import { openSignedIn } from '../testing/signedIn';
import { server } from '../testing/underTest';
import { bookAndSee, clinicDoes, appointmentOn } from '../testing/appointmentSteps';
import { statusSaying } from '../testing/portalSteps';
import { sentence } from '../testing/sentence';

const at = clinics({ plateau: {}, marais: { name: 'CLSC des Marais' } });
const isConfirmed = async (id: string) =>
  (await server().sql('select confirmed_at is not null as known from appointments where id = $1', [id]))[0]?.['known'];

const seeing = async () => {
  const slots = await offerSlots({ clinicId: at.plateau, times: ['09:15', '10:30'], inDays: 2 });
  const opened = await openSignedIn('/app/appointments/new');
  await bookAndSee(opened.user, '9 h 15');
  const { id } = await appointmentOn(slots);
  return { ...opened, slots, id };
};

const seeingReminded = async () => {
  const { id, address } = await seeing();
  await remindOfAll();
  const opened = await reload(address());
  await title('Votre rendez-vous');
  return { ...opened, id };
};

describe('confirming attendance', () => {
  it('the portal asks for attendance from the first reminder on, never of a person who has just booked', async () => {
    const { address } = await seeing();
    expect(screen.getByText('Réservé')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Confirmer ma présence/ })).not.toBeInTheDocument();
    await remindOfAll();
    await reload(address());
    expect(await screen.findByRole('button', { name: /^Confirmer ma présence\s: / })).toBeVisible();
  });

  it('the portal asks for attendance on a page that was open before the reminder', async () => {
    const { store } = await seeing();
    await remindOfAll(2);
    store.dispatch(appointmentsApi.util.invalidateTags(['History']));
    expect(await screen.findByRole('button', { name: /^Confirmer ma présence\s: / })).toBeVisible();
  });

  it('one press on the appointment page confirms attendance, and the page then shows it in text', async () => {
    const { user, id, address } = await seeingReminded();
    expect(await screen.findByText('Réservé')).toBeVisible();
    expect(await isConfirmed(id)).toBe(false);
    await user.click(await screen.findByRole('button', { name: /^Confirmer ma présence\s: / }));
    const said = await statusSaying('C’est noté');
    await waitFor(() => {
      expect(said).toHaveFocus();
    });
    expect(await screen.findByText('Présence confirmée')).toBeVisible();
    expect(await isConfirmed(id)).toBe(true);
    await reload(address());
    expect(await screen.findByText('Présence confirmée')).toBeVisible();
    expect(await screen.findByText(sentence(/^confirmée le /))).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Confirmer ma présence\s: / })).not.toBeInTheDocument();
  });

  it.each([
    ['/app/home', 'Bonjour'],
    ['/app/appointments', 'Mes rendez-vous'],
  ])('one press confirms attendance on %s too, on a card named by its date', async (address, heading) => {
    const { user, router, id } = await seeingReminded();
    await router.navigate(address);
    await title(heading);
    const card = await screen.findByRole('article', { name: /\d\sh\s\d\d$/ });
    const date = within(card).getByRole('heading', { level: 3 }).textContent;
    expect(card).toHaveAccessibleName(date);
    await user.click(within(card).getByRole('button', { name: `Confirmer ma présence\u00a0: ${date}` }));
    expect(await statusSaying('C’est noté')).toHaveFocus();
    expect(await screen.findByText('Présence confirmée')).toBeVisible();
    expect(await isConfirmed(id)).toBe(true);
  });

  it('the portal says that there is nothing to confirm when the back end takes no confirmation of attendance', async () => {
    const { user } = await seeingReminded();
    server().fault = ({ url }) =>
      url.endsWith('/appointment/confirm') ? new Response('nothing here', { status: 405 }) : undefined;
    await user.click(await screen.findByRole('button', { name: /^Confirmer ma présence\s: / }));
    expect(await screen.findByText(/^Rien à confirmer/)).toBeVisible();
  });
});

describe('an appointment that the clinic moved', () => {
  it.each([
    ['/app/home', 'Bonjour'],
    ['/app/appointments', 'Mes rendez-vous'],
  ])(
    'an appointment that the clinic moved shows its old and new times on %s, and one press accepts it',
    async (address, heading) => {
      const { slots, id } = await seeing();
      await clinicDoes('move', id, slots[1] ?? '');
      const { user } = await reload(address);
      await title(heading);
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('La clinique a déplacé ce rendez-vous');
      expect(alert).toHaveTextContent(
        /Il était prévu le .* à\s9\sh\s15\. Il est maintenant prévu le .* à\s10\sh\s30\./,
      );
      await user.click(within(alert).getByRole('button', { name: /^Cette heure me convient\s: / }));
      expect(await screen.findByText(/^C’est noté/)).toBeVisible();
      expect(await screen.findByText('Présence confirmée')).toBeVisible();
      expect(await isConfirmed(id)).toBe(true);
    },
  );

  it('an appointment that the clinic moves from phone to in person, or to another clinic, says so before it says the time', async () => {
    const { slots, id, address } = await seeing();
    const [call = ''] = await offerSlots({ clinicId: at.plateau, times: ['09:15'], inDays: 3, mode: 'phone' });
    const [visit = ''] = await offerSlots({ clinicId: at.marais, times: ['09:15'], inDays: 3 });
    await clinicDoes('move', id, call);
    await reload(address());
    const ofCall = await screen.findByRole('alert');
    expect(ofCall).toHaveTextContent(
      /Ce rendez-vous a maintenant lieu par téléphone\. Il n’a plus lieu à la clinique\..*Il était prévu le /,
    );
    await clinicDoes('move', id, slots[1] ?? '');
    await server().sql(`update appointments set moved_from_mode = 'phone' where id = $1`, [id]);
    await clinicDoes('move', id, visit);
    await reload(address());
    await screen.findByText(/^La clinique est maintenant/);
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Ce rendez-vous a maintenant lieu en personne, à la clinique\. Il n’a plus lieu par téléphone\.\s*La clinique est maintenant CLSC des Marais; c’était GMF du Plateau\..*Il était prévu le /,
    );
  });

  it('the user can move or cancel an appointment that the clinic moved, instead of accepting it', async () => {
    const { slots, id, address } = await seeing();
    await clinicDoes('move', id, slots[1] ?? '');
    const { user } = await reload(address());
    const alert = within(await screen.findByRole('alert'));
    expect(await alert.findByRole('link', { name: 'Choisir une autre heure' })).toHaveAttribute(
      'href',
      `/app/appointments/${id}/move`,
    );
    await user.click(alert.getByRole('link', { name: 'Annuler ce rendez-vous' }));
    await title('Annuler ce rendez-vous?');
  });

  it('the home page shows an appointment that the clinic moved even when it is not the next one, and the answer gets the focus', async () => {
    await seeing();
    const [later = ''] = await offerSlots({ clinicId: at.plateau, times: ['15:00'], inDays: 3 });
    await reserveInOtherTab(later);
    const { id } = await appointmentOn([later]);
    const [other = ''] = await offerSlots({ clinicId: at.plateau, times: ['16:00'], inDays: 3 });
    await clinicDoes('move', id, other);
    const { user } = await reload('/app/home');
    const alert = within(await screen.findByRole('alert'));
    await user.click(alert.getByRole('button', { name: /^Cette heure me convient\s: / }));
    expect(await statusSaying('C’est noté')).toHaveFocus();
    expect(await isConfirmed(id)).toBe(true);
  });

  it('close to its time, an appointment that the clinic moved offers the phone for an answer', async () => {
    const { slots, id, address } = await seeing();
    await clinicDoes('move', id, slots[1] ?? '');
    await server().sql(`update appointments set cancel_until = now() - interval '1 minute'`);
    await reload(address());
    const alert = within(await screen.findByRole('alert'));
    expect(await alert.findByRole('link', { name: '514 555-0123' })).toBeVisible();
    expect(alert.queryByRole('link', { name: 'Annuler ce rendez-vous' })).not.toBeInTheDocument();
  });
});

describe('an appointment that the clinic cancelled', () => {
  it('an appointment that the clinic cancelled says so politely, on the home page too, and leads to another of the same kind', async () => {
    const { id, address } = await seeing();
    await clinicDoes('cancel', id);
    await reload(address());
    expect(await screen.findByRole('alert')).toHaveTextContent(/n’aura pas lieu, et ce n’est pas de votre fait/);
    expect(await screen.findByText('Annulé par la clinique')).toBeVisible();
    await reload('/app/appointments');
    expect(await screen.findByRole('alert')).toHaveTextContent('La clinique a dû annuler un rendez-vous');
    const { user } = await reload('/app/home');
    await title('Bonjour');
    await user.click(within(await screen.findByRole('alert')).getByRole('link', { name: 'Choisir une autre heure' }));
    await title('Prendre un rendez-vous');
    expect(screen.getByRole('radio', { name: 'Dans une clinique que je choisis' })).toBeChecked();
  });

  it('the cancellation page of an appointment that the clinic cancelled leads back to the appointment and does not cancel it again', async () => {
    const { id, address } = await seeing();
    await clinicDoes('cancel', id);
    await reload(`${address()}/cancel`);
    await title('Votre rendez-vous');
    expect(await screen.findByText('Annulé par la clinique')).toBeVisible();
  });
});
