import type { TestContext } from 'node:test';

import { appointmentStage } from './appointments.ts';
import { staffOn } from './staff.ts';

/** A receptionist, and an appointment that began a minute ago or is far ahead. */
export const actStage = async (t: TestContext) => {
  const stage = await appointmentStage(t);
  const { book, clinicId, db } = stage;
  const nadia = await staffOn(stage, { clinicId });
  /** As its row on screen has it. */
  const shown = async (id: string) => {
    const row = await db.selectFrom('appointments').select('starts_at').where('id', '=', id).executeTakeFirst();
    return (row?.starts_at ?? new Date()).toISOString();
  };
  const act = async (reservationId: string, act: string, startsAt?: string) =>
    nadia.send('POST', `appointments/${reservationId}/act`, {
      act,
      startsAt: startsAt ?? (await shown(reservationId)),
    });
  const cancel = async (reservationId: string, offersAgain: boolean, startsAt?: string) =>
    nadia.send('POST', `appointments/${reservationId}/cancel`, {
      offersAgain,
      startsAt: startsAt ?? (await shown(reservationId)),
    });
  const remind = async (reservationId: string, startsAt?: string) =>
    nadia.send('POST', `appointments/${reservationId}/remind`, { startsAt: startsAt ?? (await shown(reservationId)) });
  let hours = 0;
  const begun = async () => {
    const { reservationId } = await book((hours += 24));
    const starts = new Date(Date.now() - 60_000);
    await db
      .updateTable('appointments')
      .set({ starts_at: starts, ends_at: new Date(starts.getTime() + 1_200_000) })
      .where('id', '=', reservationId)
      .execute();
    return reservationId;
  };
  const statusOf = async (reservationId: string) =>
    (await db.selectFrom('appointments').select('status').where('id', '=', reservationId).executeTakeFirstOrThrow())
      .status;
  const trail = () =>
    db
      .selectFrom('audit_events')
      .where('actor_staff_id', '=', nadia.staffId)
      .select(['action', 'actor_role', 'actor_clinic_id', 'patient_id', 'entity_id'])
      .orderBy('id')
      .execute();
  return { ...stage, nadia, act, cancel, remind, shown, begun, statusOf, trail };
};
