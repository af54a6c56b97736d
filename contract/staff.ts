import { z } from 'zod';

import { appointmentStatuses } from './appointmentStatuses.ts';
import { modes } from './catalogues.ts';
import { messageLimits } from './limits.ts';
import { staffRoles } from './staffRoles.ts';
import { calendarDate, id, instant, language } from './wire.ts';

/** Judged as one: no answer says which part was wrong. */
export const staffSignInBody = z.strictObject({
  login: z.string().max(60),
  password: z.string().max(200),
  code: z.string().max(20),
});

export const staffMember = z.object({
  staffId: id,
  name: z.string(),
  lang: language,
  clinics: z.array(z.object({ clinicId: id, name: z.string(), timeZone: z.string(), role: z.enum(staffRoles) })),
});

/** GET day. PostgreSQL refuses dates such as the year 0. */
export const staffDayQuery = z.strictObject({
  clinic: id,
  date: calendarDate.refine((date) => date >= '2000-01-01'),
});

/** GET events: each event is `reset`, the first as the stream opens: read the clinic again. Nothing is sent a second time. */
export const staffEventsQuery = z.strictObject({ clinic: id });

export const staffActs = ['arrived', 'done', 'missed'] as const;
const offeredActs = [...staffActs, 'cancel', 'remind', 'write', 'move'] as const;

/** `acts`: possible at present. `reason`: a code of the catalogue, or the patient’s own words. */
export const staffAppointment = z.object({
  reservationId: id,
  reference: z.string(),
  startsAt: instant,
  endsAt: instant,
  name: z.string(),
  age: z.int().nullable(),
  phone: z.string().nullable(),
  reason: z.string().nullable(),
  mode: z.enum(modes),
  professional: z.string().nullable(),
  status: z.enum(appointmentStatuses),
  isConfirmed: z.boolean(),
  hasConflict: z.boolean(),
  acts: z.array(z.enum(offeredActs)),
});

/** `freeSlots`: still to come. */
export const staffDay = z.object({ appointments: z.array(staffAppointment), freeSlots: z.int() });

/** On screen; the patient may have moved it. */
const startsAt = instant;

export const staffActBody = z.strictObject({ act: z.enum(staffActs), startsAt });

export const staffRemindBody = z.strictObject({ startsAt });

export const staffMessageBody = z.strictObject({
  subject: z.string().max(messageLimits.subject),
  body: z.string().max(messageLimits.body),
});

export const staffCancelBody = z.strictObject({ offersAgain: z.boolean(), startsAt });

const opening = z.object({
  slotId: id,
  startsAt: instant,
  mode: z.enum(modes),
  professional: z.string().nullable(),
  isSame: z.boolean(),
});

export const staffOpenings = z.object({ openings: z.array(opening) });

export const staffMoveBody = z.strictObject({ slotId: id, startsAt, offersAgain: z.boolean() });

export type StaffAct = (typeof staffActs)[number];
export type OfferedAct = (typeof offeredActs)[number];
export type StaffSignInBody = z.infer<typeof staffSignInBody>;
export type StaffMember = z.infer<typeof staffMember>;
export type StaffDayQuery = z.infer<typeof staffDayQuery>;
export type StaffAppointment = z.infer<typeof staffAppointment>;
export type StaffDay = z.infer<typeof staffDay>;
export type StaffOpening = z.infer<typeof opening>;
export type StaffOpenings = z.infer<typeof staffOpenings>;
