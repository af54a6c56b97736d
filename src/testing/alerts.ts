import { offerSlots } from './slots';
import { server } from './underTest';

const file = 'src/testing/alertsElsewhere.mjs';

/** Where it is noon now: slots are offered only by day. */
export const noonZone = (): string => {
  const offset = 12 - new Date().getUTCHours();
  return offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
};

/** @returns its id, and how to cancel */
export const takenSlot = async (clinicId: string, time = '14:00', inDays = 2) => {
  const [spaceId = ''] = await offerSlots({ clinicId, times: [time], inDays });
  await server().run(file, 'reserveToCancel', spaceId);
  return { spaceId, cancel: () => server().run(file, 'cancelElsewhere', spaceId) };
};

const settleOffers = () => server().run(file, 'settleOffers');

/** Nobody answers the offer of this slot in time. */
export const runOut = async (spaceId: string) => {
  await settleOffers();
  for (const table of ['alert_offers', 'holds'])
    await server().sql(`update ${table} set expires_at = now() - interval '1 second' where slot_id = $1::uuid`, [
      spaceId,
    ]);
  await settleOffers();
};
