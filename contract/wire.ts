import { z } from 'zod';

import { languages } from './catalogues.ts';
import { isCalendarDate, isInstant } from './instants.ts';

export const id = z.uuid();
export const language = z.enum(languages);

/** `YYYY-MM-DD`, without a time zone: dates never shift. */
export const calendarDate = z.iso.date().refine(isCalendarDate);

/** With its offset, such as `2026-11-20T09:15:00-05:00`. */
export const instant = z.iso.datetime({ offset: true }).refine(isInstant);

export const line = (max: number) => z.string().trim().max(max);

/** Longer than any name: the rules say that it is too long. */
export const typedName = z.string().max(1_000);
