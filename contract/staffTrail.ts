import { z } from 'zod';

import { auditActions } from './accessLog.ts';
import { slotActions } from './slotActions.ts';
import { calendarDate, id, instant } from './wire.ts';

/** GET trail: a day of the clinic. PostgreSQL refuses dates such as the year 0. */
export const staffTrailQuery = z.strictObject({
  clinic: id,
  date: calendarDate.refine((date) => date >= '2000-01-01'),
});

/** `count`: how often in one request, as for the slots of a day. */
const line = z.object({
  lineId: z.string(),
  at: instant,
  name: z.string(),
  action: z.enum([...auditActions, ...slotActions]),
  count: z.int(),
});

/** The newest first. `isCut`: there were more. */
export const staffTrail = z.object({ lines: z.array(line), isCut: z.boolean() });

export type StaffTrailQuery = z.infer<typeof staffTrailQuery>;
export type StaffTrail = z.infer<typeof staffTrail>;
export type StaffTrailLine = z.infer<typeof line>;
