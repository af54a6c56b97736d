import { z } from 'zod';

import { modes } from './catalogues.ts';
import { appointmentStatuses } from './appointmentStatuses.ts';
import { calendarDate, instant } from './wire.ts';

/** Reminder links: `PUBLIC_URL/#<route>?key=<key>`. */
export const appointmentLinkRoute = '/nosession/visit';

/** POST nosession/api/visit: the emailed key and the birth date, five tries. Only reads. */
export const appointmentLinkBody = z.strictObject({
  key: z.string().max(200),
  birthDate: calendarDate,
  action: z.enum(['read', 'confirm', 'cancel']),
});

/** Never includes the reason. 410 `visitLink.expired` once it is over, 403 `visitLink.wrongBirthDate`. */
export const mailedLinkAppointment = z.object({
  firstName: z.string().nullable(),
  reference: z.string(),
  status: z.enum(appointmentStatuses),
  start: instant,
  timeZone: z.string(),
  durationMinutes: z.int(),
  mode: z.enum(modes),
  clinicName: z.string(),
  clinicAddress: z.string(),
  clinicPhone: z.string().nullable(),
  cancelUntil: instant,
  attendanceFrom: instant.optional(),
  confirmedAt: instant.optional(),
  movedFrom: instant.optional(),
  movedFromMode: z.enum(modes).optional(),
  movedFromClinic: z.string().optional(),
  /** False for a parent since the age lock (product §8 Messages). */
  mayAct: z.boolean(),
});

/** GET user/calendar, POST to replace its secret, DELETE to stop it. */
export const calendarFeed = z.object({ url: z.url().nullable() });

export type AppointmentLinkBody = z.infer<typeof appointmentLinkBody>;
export type MailedLinkAppointment = z.infer<typeof mailedLinkAppointment>;
export type CalendarFeed = z.infer<typeof calendarFeed>;
