import { sql } from 'kysely';

import type { Before } from '../../domain/mail/appointmentWording.ts';

/** Expects `alerts as a`. */
export const joinReplaced = sql`
  left join appointments as r on r.id = a.appointment_id and r.status = 'booked'
  left join slots as rp on rp.id = r.slot_id
  left join clinics as rc on rc.id = r.clinic_id`;

export const replacedAppointment = sql`
  case when r.id is not null then jsonb_build_object('startsAt', r.starts_at, 'timeZone', rc.time_zone, 'mode', rp.mode,
    'clinicName', rc.name) end`;

export const withReplaced = <Row extends { replaced: Before | null }>(row: Row): Row => ({
  ...row,
  replaced: row.replaced && { ...row.replaced, startsAt: new Date(row.replaced.startsAt) },
});
