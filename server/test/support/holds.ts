import type { TestContext } from 'node:test';

import { bookingStage } from './booking.ts';
import { addClinic, addSlot } from './network.ts';

export const minuteMs = 60_000;

/** Two people, two slots of one clinic, and a way to let the holds run out. */
export const holdStage = async (t: TestContext) => {
  const stage = await bookingStage(t);
  const clinicId = await addClinic(stage.db);
  const slots = [
    await addSlot(stage.db, { clinicId, start: 24 }),
    await addSlot(stage.db, { clinicId, start: 25 }),
  ] as const;
  const [me, other] = [await stage.patient(), await stage.patient()];
  const letRunOut = async () => {
    await stage.db
      .updateTable('holds')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
  };
  const holders = async () =>
    (await stage.db.selectFrom('holds').select(['slot_id', 'patient_id']).execute()).map(
      (row) => `${row.patient_id} ${row.slot_id}`,
    );
  return { ...stage, spaces: slots, me, other, letRunOut, holders };
};
