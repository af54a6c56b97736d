// Holds: product §8 live-stream, product §8 hold-life
import { screen, waitFor } from '@testing-library/react';

import { noonZone, takenSlot } from '../../testing/alerts';
import { appointmentOn, clinicDoes } from '../../testing/appointmentSteps';
import { addChild } from '../../testing/children';
import { postInOtherTab } from '../../testing/otherTab';
import { title } from '../../testing/bookingSteps';
import { liveRegions } from '../../testing/portalSteps';
import { renderPortal } from '../../testing/renderPortal';
import { openSignedIn, signIn } from '../../testing/signedIn';
import { clinics, dayFromNow, offerSlots } from '../../testing/slots';
import { sentTo, server } from '../../testing/underTest';

const at = clinics({ plateau: { name: 'GMF du Plateau' }, noon: { name: 'GMF du Midi', timeZone: noonZone() } });

const listening = () =>
  waitFor(() => {
    expect(sentTo('/api/events').length).toBeGreaterThan(0);
  });

const happen = (cause: string, ...args: unknown[]) => server().run('src/testing/liveCauses.mjs', cause, ...args);

const booked = async (dependent: { patientId: string } | null) => {
  const slots = await offerSlots({ clinicId: at.plateau, times: ['09:15', '10:30'], inDays: 2 });
  const body = { space: { spaceId: slots[0] }, raisonVisite: 'cold-flu', perName: 'x', dependent };
  expect((await postInOtherTab('/api/appointment/reserve', body)).status).toBe(201);
  return { ...(await appointmentOn(slots)), to: slots[1] ?? '' };
};

const said = () =>
  liveRegions()
    .map(({ textContent }) => textContent.replace(/\s/g, ' '))
    .filter((text) => text !== '');

describe('the notice of a live event', () => {
  it('a notice names the clinic that moved or cancelled the user’s appointment', async () => {
    await signIn();
    const { reference, to } = await booked(null);
    await renderPortal('/app/mailbox');
    await listening();
    await clinicDoes('move', reference, to);
    expect(await screen.findByRole('region', { name: 'GMF du Plateau a déplacé votre rendez-vous.' })).toBeVisible();
    await clinicDoes('cancel', reference);
    expect(await screen.findByRole('region', { name: 'GMF du Plateau a annulé votre rendez-vous.' })).toBeVisible();
  });

  it('a notice names the child whose appointment the clinic cancelled', async () => {
    const { login } = await signIn();
    const { reference } = await booked({ patientId: await addChild(login, 'Léa') });
    await renderPortal('/app/mailbox');
    await listening();
    await clinicDoes('cancel', reference);
    const notice = 'GMF du Plateau a annulé le rendez-vous de Léa Roy.';
    expect(await screen.findByRole('region', { name: notice })).toBeVisible();
  });

  it('on the page of the appointment itself, no notice covers what changed: a cancellation is said, and the alert about a move speaks', async () => {
    await signIn();
    const { id, reference, to } = await booked(null);
    await renderPortal(`/app/appointments/${id}`);
    await title('Votre rendez-vous');
    await listening();
    await clinicDoes('move', reference, to);
    expect(await screen.findByRole('alert')).toHaveTextContent('La clinique a déplacé ce rendez-vous');
    expect(said()).not.toContain('Avis : GMF du Plateau a déplacé votre rendez-vous.');
    await clinicDoes('cancel', reference);
    await waitFor(() => {
      expect(said()).toContain('Avis : GMF du Plateau a annulé votre rendez-vous.');
    });
    expect(await screen.findByText('Annulé par la clinique')).toBeVisible();
    expect(screen.queryByRole('region', { name: /GMF du Plateau/ })).not.toBeInTheDocument();
  });

  it('a cancellation by the clinic is said once: the message that comes with it is only counted', async () => {
    await signIn();
    const { reference } = await booked(null);
    await renderPortal('/app/mailbox');
    await listening();
    await clinicDoes('cancel', reference);
    await screen.findByRole('region', { name: 'GMF du Plateau a annulé votre rendez-vous.' });
    await waitFor(() => {
      expect(sessionStorage.getItem('unread')).toBe('1');
    });
    const heard = new Set<string>();
    const until = Date.now() + 3_000;
    await waitFor(
      () => {
        said().forEach((text) => heard.add(text));
        expect(Date.now()).toBeGreaterThan(until);
      },
      { interval: 50 },
    );
    expect([...heard]).toEqual(['Avis : GMF du Plateau a annulé votre rendez-vous.']);
    await clinicDoes('message', reference, 'Préparation', 'Venez à jeun.');
    await waitFor(() => {
      expect(said()).toContain('Nouveau message reçu : 2 non lus.');
    });
  });

  it('the notice of an offer names the person and the clinic', async () => {
    const { cancel } = await takenSlot(at.noon);
    const { login } = await signIn();
    const dependent = { patientId: await addChild(login, 'Léa') };
    const criteria = { clinicIds: [at.noon], from: dayFromNow(0), to: dayFromNow(9), raisonVisite: 'skin' };
    expect((await postInOtherTab('/api/appointment/alerts', { criteria, dependent })).status).toBe(201);
    await renderPortal('/app/mailbox');
    await listening();
    await cancel();
    const notice = 'Une place vient de se libérer pour Léa Roy (GMF du Midi).';
    expect(await screen.findByRole('region', { name: notice })).toBeVisible();
  });

  it('a hold that runs out while the user reads another page says so there, and offers to look again', async () => {
    const { login, user, address } = await openSignedIn('/app/mailbox');
    await listening();
    await happen('holdEnding', login);
    await screen.findByRole('region', { name: 'La place retenue pour vous ne l’est plus que pour une minute.' });
    await happen('holdEnded', login);
    const notice = 'Le délai est écoulé\u00A0: la place n’est plus retenue pour vous.';
    expect(await screen.findByRole('region', { name: notice })).toBeVisible();
    await waitFor(() => {
      expect(said()).toEqual([`Avis : ${notice.replace(/\s/g, ' ')}`]);
    });
    await user.click(screen.getByRole('link', { name: 'Revoir les heures libres' }));
    await title('Choisissez une heure');
    expect(address()).toMatch(/^\/app\/appointments\/new/);
    expect(screen.queryByRole('region', { name: notice })).not.toBeInTheDocument();
  });
});
