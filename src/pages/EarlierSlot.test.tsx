// Holds: product §4 alerts, product §4 reschedule
import { screen, waitFor, within } from '@testing-library/react';

import { noonZone, takenSlot } from '../testing/alerts';
import { confirmButton, sayWhy, title } from '../testing/bookingSteps';
import { clinics, countLive, offerSlots } from '../testing/slots';
import { statusSaying } from '../testing/portalSteps';
import { openSignedIn } from '../testing/signedIn';
import { sentTo, server } from '../testing/underTest';

const at = clinics({ noon: { name: 'GMF du Midi', timeZone: noonZone() } });
beforeEach(() => server().sql(`update alerts set state = 'ended'`));
const button = (name: string) => screen.findByRole('button', { name });

const watchingEarlier = async () => {
  const [late = ''] = await offerSlots({ clinicId: at.noon, times: ['10:00'], inDays: 6 });
  const opened = await openSignedIn(`/app/appointments/new?step=places&clinics=${at.noon}`);
  await sayWhy(opened.user);
  await opened.user.click(await screen.findByRole('button', { name: /^10\sh,/ }));
  await opened.user.click(await confirmButton());
  await title('Rendez-vous confirmé');
  await opened.user.click(await screen.findByRole('link', { name: 'Voir le rendez-vous' }));
  await opened.user.click(await button('Me prévenir si une place plus tôt se libère à cette clinique'));
  const said = await statusSaying('Nous cherchons une place plus tôt pour ce rendez-vous.');
  expect(said).toBeVisible();
  await waitFor(() => {
    expect(said).toHaveFocus();
  });
  return { ...opened, late, appointmentAddress: opened.address() };
};

describe('an earlier slot for an appointment', () => {
  it('the user asks for an earlier slot from the appointment, gets an offer when another person cancels, and replaces the appointment through the usual review', async () => {
    const { spaceId: early, cancel } = await takenSlot(at.noon);
    const { user, router, late } = await watchingEarlier();
    await cancel();
    await router.navigate('/app/home');
    await screen.findByRole('heading', { name: 'Une place s’est libérée pour vous' });
    const offer = await screen.findByRole('region', { name: 'Une place s’est libérée pour vous' });
    expect(await within(offer).findByRole('heading', { name: 'Rendez-vous actuel' })).toBeVisible();
    expect(within(offer).getByText(/ à 14\sh/)).toBeVisible();
    expect(within(offer).getByText(/ à 10\sh/)).toBeVisible();
    expect(within(offer).getAllByText('En personne')).toHaveLength(2);
    await user.click(await button('Prendre cette place'));
    await title('Vérifiez le déplacement');
    await user.click(await button('Déplacer le rendez-vous'));
    await screen.findByRole('heading', { level: 1, name: 'Rendez-vous déplacé' });
    expect([await countLive([early]), await countLive([late])]).toEqual([1, 0]);
    await router.navigate('/app/alerts');
    expect(await screen.findByText('Place trouvée')).toBeVisible();
    expect(screen.getByText(/Vos rendez-vous en montrent l’état\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir ce rendez-vous' })).toBeVisible();
  });

  it('an earlier slot and a move say what the new time costs and for whom it is, beside the old one', async () => {
    const { spaceId, cancel } = await takenSlot(at.noon);
    const { user, router } = await watchingEarlier();
    await server().sql(
      `with other as (
         insert into services (id, clinic_id, source, source_key, name_fr, name_en, care_type, min_age, coverage, fee_cents)
         values (gen_random_uuid(), $1::uuid, 'test', 'fees', 'Soins rapides', 'Quick care', 'walk-in', 18, 'fees', 4500) returning id)
       update slots set service_id = other.id from other where slots.id = $2::uuid`,
      [at.noon, spaceId],
    );
    await cancel();
    await router.navigate('/app/home');
    const offer = await screen.findByRole('region', { name: 'Une place s’est libérée pour vous' });
    expect(await within(offer).findByText('À partir de 18 ans')).toBeVisible();
    expect(await within(offer).findByText(/^Frais\s: 45\s\$$/)).toBeVisible();
    await user.click(await button('Prendre cette place'));
    await title('Vérifiez le déplacement');
    expect(await screen.findByText('À partir de 18 ans')).toBeVisible();
    expect(await screen.findByText(/^Frais\s: 45\s\$$/)).toBeVisible();
  });

  it('the portal looks only once for an earlier slot: the appointment shows that the search is active, and the list links back to it', async () => {
    const { user, appointmentAddress, address } = await watchingEarlier();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^Me prévenir si une place plus tôt/ })).not.toBeInTheDocument();
    });
    expect(sentTo('/api/appointment/alerts').filter(({ method }) => method === 'POST')).toHaveLength(1);
    await user.click(await screen.findByRole('link', { name: 'Voir mes alertes' }));
    expect(await screen.findByText('Pour avancer un rendez-vous déjà pris')).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Voir ce rendez-vous' }));
    await title('Votre rendez-vous');
    expect(address()).toBe(appointmentAddress);
  });
});
