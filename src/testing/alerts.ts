import { offerSlots } from './slots';
import { server } from './underTest';

const file = 'src/testing/alertsElsewhere.mjs';

/** A zone whose clocks show noon now: places are offered by day only, whenever the tests run. */
export const noonZone = (): string => {
  const offset = 12 - new Date().getUTCHours();
  return offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
};

/** A place that somebody else has. @returns its id, and how they cancel */
export const takenSlot = async (clinicId: string, time = '14:00', inDays = 2) => {
  const [spaceId = ''] = await offerSlots({ clinicId, times: [time], inDays });
  await server().run(file, 'reserveToCancel', spaceId);
  return { spaceId, cancel: () => server().run(file, 'cancelElsewhere', spaceId) };
};

/** What the server does by itself: offers that ran out, messages to send. */
export const settleOffers = () => server().run(file, 'settleOffers');
