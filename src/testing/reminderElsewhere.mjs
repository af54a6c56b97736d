import { issueAppointmentKey } from '../../server/src/data/reminders/appointmentLinks.ts';

/** The key that a reminder of somebody's only appointment carries. */
export const appointmentKeyOf = async ({ deps: { db } }, login) => {
  const { accountId, reservationId } = await db
    .selectFrom('accounts')
    .innerJoin('appointments', 'appointments.patient_id', 'accounts.patient_id')
    .where('accounts.login', '=', login)
    .select(['accounts.id as accountId', 'appointments.id as reservationId'])
    .executeTakeFirstOrThrow();
  return issueAppointmentKey(db, { reservationId, accountId, daysBefore: 1 });
};
