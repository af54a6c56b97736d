// Holds: product §4 confirm-attendance, product §8 live-stream
import { screen, waitFor } from '@testing-library/react';

import { api } from '../api/api';
import { title } from '../testing/bookingSteps';
import { appointmentOn, bookAndSee, clinicDoes } from '../testing/appointmentSteps';
import { postInOtherTab } from '../testing/otherTab';
import { reload } from '../testing/reload';
import { remindOfAll } from '../testing/reminded';
import { openSignedIn } from '../testing/signedIn';
import { clinics, offerSlots } from '../testing/slots';
import { sentTo, server } from '../testing/underTest';
import type { AppStore } from '../store/makeStore';

const at = clinics({ plateau: {} });

const pages = [
  ['/app/home', 'Bonjour'],
  ['/app/appointments', 'Mes rendez-vous'],
] as const;

const seeingOn = async (address: string, heading: string) => {
  const slots = await offerSlots({ clinicId: at.plateau, times: ['09:15', '10:30'], inDays: 2 });
  const { user } = await openSignedIn('/app/appointments/new');
  await bookAndSee(user, '9 h 15');
  await remindOfAll();
  const { store, user: reader } = await reload(address);
  await title(heading);
  await waitFor(() => {
    expect(sentTo('/api/events')).not.toHaveLength(0);
  });
  return { store, user: reader, ...(await appointmentOn(slots)), to: slots[1] ?? '' };
};

describe.each(pages)('an appointment shown on %s', (address, heading) => {
  it('attendance confirmed in another tab shows at once', async () => {
    const { id } = await seeingOn(address, heading);
    expect(await screen.findByRole('button', { name: /^Confirmer ma présence/ })).toBeVisible();
    expect((await postInOtherTab('/api/appointment/confirm', { reservationId: id })).status).toBe(200);
    expect(await screen.findByText('Présence confirmée')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Confirmer ma présence/ })).not.toBeInTheDocument();
  });

  it('attendance confirmed in another tab shows at once while another request goes unanswered', async () => {
    const { id, store } = await seeingOn(address, heading);
    expect(await screen.findByRole('button', { name: /^Confirmer ma présence/ })).toBeVisible();
    const never = Promise.withResolvers<undefined>();
    server().fault = ({ url }) => (url.includes('user/dependents') ? never.promise : undefined);
    store.dispatch(api.util.invalidateTags(['Alert', 'Dependent']));
    expect((await postInOtherTab('/api/appointment/confirm', { reservationId: id })).status).toBe(200);
    expect(await screen.findByText('Présence confirmée')).toBeVisible();
    never.resolve(undefined);
  });

  it('a move by the clinic shows at once, and so does a cancellation', async () => {
    const { reference, to } = await seeingOn(address, heading);
    await clinicDoes('move', reference, to);
    expect(await screen.findByRole('article', { name: /10\sh\s30/ })).toBeVisible();
    await clinicDoes('cancel', reference);
    await waitFor(() => {
      expect(screen.queryByRole('article', { name: /10\sh\s30/ })).not.toBeInTheDocument();
    });
  });
});

const isShown = (store: AppStore): boolean =>
  Object.entries(store.getState().api.subscriptions).some(
    ([key, readers]) => key.startsWith('listHistory') && Object.keys(readers ?? {}).length > 0,
  );

it('an appointment that changes while another page is open is not read: reading leaves a trace', async () => {
  const { id, reference, store, user } = await seeingOn('/app/appointments', 'Mes rendez-vous');
  await user.click(screen.getByRole('link', { name: /^Messages/ }));
  await title(/^Mes messages/);
  await waitFor(() => {
    expect(isShown(store)).toBe(false);
  });
  const readings = sentTo('/api/appointment/history').length;
  expect((await postInOtherTab('/api/appointment/confirm', { reservationId: id })).status).toBe(200);
  await clinicDoes('message', reference, 'Préparation', 'Venez à jeun.');
  expect(await screen.findByRole('link', { name: /^Préparation/ })).toBeVisible();
  expect(sentTo('/api/appointment/history')).toHaveLength(readings);
});
