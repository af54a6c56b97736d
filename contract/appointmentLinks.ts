import { z } from 'zod';

import { modes } from './catalogues.ts';
import { appointmentStatuses } from './appointmentStatuses.ts';
import { calendarDate, instant } from './wire.ts';

/** Where a reminder leads inside the portal: `PUBLIC_URL/#<route>?key=<key>`. */
export const appointmentLinkRoute = '/nosession/visit';

/** POST nosession/api/visit: the key of a mailed reminder and the birth date, five tries; opening the link changes nothing. */
export const appointmentLinkBody = z.strictObject({
  key: z.string().max(200),
  birthDate: calendarDate,
  action: z.enum(['read', 'confirm', 'cancel']),
});

/** The visit as whoever holds the link may see it: never the reason. 410 `visitLink.expired` once it is over, 403 `visitLink.wrongBirthDate`. */
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
  confirmedAt: instant.optional(),
  /** Whether the holder may confirm and cancel, or only look: a parent since the age lock (product §8 Messages). */
  mayAct: z.boolean(),
});

/** GET user/calendar, POST to replace its secret, DELETE to stop: the address that a calendar application subscribes to. */
export const calendarFeed = z.object({ url: z.url().nullable() });

export type AppointmentLinkBody = z.infer<typeof appointmentLinkBody>;
export type MailedLinkAppointment = z.infer<typeof mailedLinkAppointment>;
export type CalendarFeed = z.infer<typeof calendarFeed>;
