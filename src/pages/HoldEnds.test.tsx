// Holds: product §8 hold-life
import { renderHook, screen, waitFor } from '@testing-library/react';

import { appointmentsApi } from '../api/appointmentsApi';
import { holdExtended, selectGuest } from '../features/guest/guestSlice';
import { useNow } from '../scheduling/hold/useNow';
import { searchNear, take, title } from '../testing/bookingSteps';
import { keepTime, looking } from '../testing/guestSteps';
import type { AppStore } from '../store/makeStore';
import { statusSaying, unsaid } from '../testing/portalSteps';
import { reload } from '../testing/reload';
import { openSignedIn } from '../testing/signedIn';
import { clinics, offerSlots } from '../testing/slots';
import { server } from '../testing/underTest';

const at = clinics({ plateau: {} });

const endSoon = async (store: AppStore) => {
  await server().sql(`update holds set expires_at = now() + interval '4 seconds'`);
  store.dispatch(appointmentsApi.util.invalidateTags(['Hold']));
};

/** Back on the list, with a hold that ends soon. */
const holdOnList = async (time: string) => {
  const opened = await openSignedIn('/app/appointments/new');
  await searchNear(opened.user, 'H2X');
  await take(opened.user, time);
  await opened.router.navigate(-1);
  await title('Choisissez une heure');
  await endSoon(opened.store);
  await screen.findByText(/^Encore \d s pour confirmer$/);
  return opened;
};

const overTitle = 'Une place n’est plus retenue pour vous';
const button = (name: string) => screen.getByRole('button', { name });

describe('a hold that runs out', () => {
  it('says so where the person is, and offers to look again', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['09:15'] });
    const { user, address } = await openSignedIn('/app/appointments/new');
    await searchNear(user, 'H2X');
    await take(user, '9 h 15');
    const { user: again, store } = await reload(address());
    await screen.findByRole('timer');
    await endSoon(store);
    const over = 'Le délai est écoulé. Si la place est encore libre, vous pouvez tout de même confirmer.';
    expect(await screen.findByText(over)).toBeVisible();
    await again.click(await screen.findByRole('button', { name: 'Revoir les heures libres' }));
    expect(await title('Choisissez une heure')).toBeVisible();
  });

  it('says so on each question of a guest, and offers to look again', async () => {
    const { user, store } = await looking(at.plateau);
    await keepTime(user, '9 h 15');
    const { kept } = selectGuest(store.getState());
    if (!kept?.hold) throw new Error('Nothing is held.');
    store.dispatch(holdExtended({ ...kept, hold: { ...kept.hold, endsAt: Date.now() + 1_000 } }));
    expect(await screen.findByText(/^Le délai est écoulé\./)).toBeVisible();
    await user.click(button('Revoir les heures libres'));
    expect(await title('Choisissez une heure')).toBeVisible();
  });

  it('says so on the list, where one press holds the slot again', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['10:15'] });
    const { user } = await holdOnList('10 h 15');
    expect(await screen.findByRole('heading', { name: overTitle })).toBeVisible();
    await user.click(button('Continuer avec cette place'));
    expect(await title('Vérifiez votre rendez-vous')).toBeVisible();
    expect(await screen.findByRole('timer')).toBeVisible();
  });

  it('the hidden words that tell its start leave again, and the countdown stays (decision 88)', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['12:15'] });
    const { user } = await openSignedIn('/app/appointments/new');
    await searchNear(user, 'H2X');
    await take(user, '12 h 15');
    await statusSaying('Il reste 5\u00a0minutes pour confirmer.');
    await unsaid('Il reste 5\u00a0minutes pour confirmer.');
    expect(screen.getByRole('timer')).toBeVisible();
  });

  it('nothing is said about a slot that the person gave back', async () => {
    await offerSlots({ clinicId: at.plateau, times: ['11:15'] });
    const { user, store } = await holdOnList('11 h 15');
    const [held] = appointmentsApi.endpoints.listHolds.select()(store.getState()).data ?? [];
    if (!held) throw new Error('Nothing is held.');
    await user.click(button('Libérer cette place'));
    await waitFor(() => {
      expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    });
    const { result: now } = renderHook(useNow);
    await waitFor(() => {
      expect(now.current).toBeGreaterThan(held.endsAt + 1_000);
    });
    expect(screen.queryByRole('heading', { name: overTitle })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Le délai est écoulé/)).not.toBeInTheDocument();
  });
});
