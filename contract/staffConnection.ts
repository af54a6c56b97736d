import { z } from 'zod';

import { runOutcomes, publishedInstead, sourceModes } from './feeds.ts';
import { staffRoles } from './staffRoles.ts';
import { id, instant } from './wire.ts';

export const staffConnectionQuery = z.strictObject({ clinic: id });

/** `outcome`: null while it runs. */
const run = z.object({ startedAt: instant, outcome: z.enum(runOutcomes).nullable() });

/** `everyMinutes`: null where it is read by hand. `runs`: the newest first. */
const source = z.object({
  name: z.string(),
  mode: z.enum(sourceModes),
  everyMinutes: z.int().nullable(),
  runs: z.array(run),
});

/** Whose the appointment is, the day says. */
const conflict = z.object({ conflictId: id, startsAt: instant, published: z.enum(publishedInstead) });

const colleague = z.object({ staffId: id, name: z.string(), role: z.enum(staffRoles), isActive: z.boolean() });

/** `source`: null where nothing is published. */
export const staffConnection = z.object({
  source: source.nullable(),
  conflicts: z.array(conflict),
  staff: z.array(colleague),
});

export type StaffConnectionQuery = z.infer<typeof staffConnectionQuery>;
export type StaffConnection = z.infer<typeof staffConnection>;
export type FeedSource = z.infer<typeof source>;
export type Colleague = z.infer<typeof colleague>;
