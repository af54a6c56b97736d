// Holds: product §4 hub, product §8 visit-links, product §8 idempotency
import { screen } from '@testing-library/react';

import { forgetMailedKeys } from '../lib/mailedKey';
import { confirmButton, take, title } from '../testing/bookingSteps';
import { giveCode, invite } from '../testing/invited';
import { birthDate, reminded, remindOfAll } from '../testing/reminded';
import { reload } from '../testing/reload';
import { renderPortal } from '../testing/renderPortal';
import { clinics, countLive } from '../testing/slots';
import { server } from '../testing/underTest';
import { pressing, staysHonest, typeDate } from '../testing/unproven';

const at = clinics({ plateau: {} });
beforeEach(forgetMailedKeys);

const booked = 'Nous ne savons pas encore si votre rendez-vous est pris.';
const cancelled = 'Nous ne savons pas encore si votre rendez-vous est annulé.';
const attending = 'Nous ne savons pas encore si votre présence est confirmée.';

const isConfirmed = async (slots: string[]): Promise<boolean> =>
  (
    await server().sql(
      `select 1 from appointments where slot_id = any($1::uuid[]) and confirmed_at is not null and status <> 'cancelled'`,
      [slots],
    )
  ).length === 1;

const standsOn = (slots: string[]) => async () => (await countLive(slots)) === 1;
const isFree = (slots: string[]) => async () => (await countLive(slots)) === 0;

const invited = async (time: string) => {
  const invitation = await invite(at.plateau, [time, '14:00']);
  const portal = await renderPortal('/rvsp/auth');
  await giveCode(portal.user, invitation.code);
  await title('Bonjour Huguette');
  await portal.router.navigate(`/rvsp/${invitation.invitationId}?step=places`);
  await take(portal.user, time.replace(/^0/, '').replace(':', ' h '));
  return { ...portal, ...invitation };
};

const opened = async () => {
  const appointment = await reminded({ clinicId: at.plateau });
  const portal = await renderPortal(`/nosession/visit?key=${appointment.key}`);
  await typeDate(portal.user, birthDate);
  await portal.user.click(screen.getByRole('button', { name: 'Voir le rendez-vous' }));
  await title('Votre rendez-vous');
  return { ...appointment, ...portal };
};

describe('a page in place of the answer to an invited person (decision 54)', () => {
  it('an invited person is told of no appointment that the server does not have', async () => {
    const { user, slots } = await invited('09:15');
    await user.type(await screen.findByLabelText(/^Un mot pour la clinique/), 'Toux');
    await staysHonest({
      user,
      path: '/rvsp/api/reserve',
      press: async () => {
        await user.click(await confirmButton());
        await screen.findByText(booked);
        expect(await screen.findByLabelText(/^Un mot pour la clinique/)).toHaveValue('Toux');
      },
      unknown: booked,
      ledger: standsOn(slots),
      done: () => title('Rendez-vous confirmé'),
    });
  });

  it('an invited person is told of no confirmation and no cancellation that the server does not have', async () => {
    const { slots, ...before } = await invited('10:15');
    await before.user.click(await confirmButton());
    await title('Rendez-vous confirmé');
    await remindOfAll();
    const { user } = await reload('/rvsp');
    await user.click(await screen.findByRole('link', { name: 'Voir le rendez-vous' }));
    await screen.findByRole('button', { name: 'Confirmer ma présence' });
    await staysHonest({
      user,
      path: '/rvsp/api/confirm',
      press: pressing(user, 'Confirmer ma présence'),
      unknown: attending,
      ledger: () => isConfirmed(slots),
      done: () => screen.findByText('C’est noté : la clinique vous attend.'),
    });
    await user.click(screen.getByRole('link', { name: 'Annuler ce rendez-vous' }));
    await title('Annuler ce rendez-vous?');
    await staysHonest({
      user,
      path: '/rvsp/api/cancel',
      press: pressing(user, 'Annuler ce rendez-vous'),
      unknown: cancelled,
      ledger: isFree(slots),
      done: () => screen.findByText('Le rendez-vous est annulé, et la clinique le sait.'),
    });
  });
});

describe('a page in place of the answer to the holder of a mailed link (decision 54)', () => {
  it('the reminder link claims no confirmation that the server does not have', async () => {
    const { user, slots } = await opened();
    await staysHonest({
      user,
      path: '/nosession/api/visit',
      press: pressing(user, 'Confirmer ma présence'),
      unknown: attending,
      ledger: () => isConfirmed(slots),
      done: () => screen.findByText('C’est noté : la clinique vous attend.'),
    });
  });

  it('the reminder link claims no cancellation that the server does not have', async () => {
    const { user, slots } = await opened();
    await user.click(await screen.findByRole('link', { name: 'Annuler ce rendez-vous' }));
    await title('Annuler ce rendez-vous?');
    await staysHonest({
      user,
      path: '/nosession/api/visit',
      press: pressing(user, 'Annuler ce rendez-vous'),
      unknown: cancelled,
      ledger: isFree(slots),
      done: () => title('Rendez-vous annulé'),
    });
  });

  it('opening a reminder link says that a network answered, not that something may be done', async () => {
    const appointment = await reminded({ clinicId: at.plateau });
    const { user } = await renderPortal(`/nosession/visit?key=${appointment.key}`);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server().fault = ({ url }) =>
      url.endsWith('/visit')
        ? { instead: new Response('<html>', { headers: { 'content-type': 'text/html' } }) }
        : undefined;
    await typeDate(user, birthDate);
    await user.click(screen.getByRole('button', { name: 'Voir le rendez-vous' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Un réseau entre vous et nous a répondu à notre place.');
    expect(screen.queryByText(/nous ne savons pas encore/i)).not.toBeInTheDocument();
    server().fault = null;
    await user.click(screen.getByRole('button', { name: 'Voir le rendez-vous' }));
    await title('Votre rendez-vous');
  });
});
