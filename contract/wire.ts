import { z } from 'zod';

import { languages } from './catalogues.ts';

/** Shapes that several calls share. */
export const id = z.uuid();
export const language = z.enum(languages);

/** A calendar date, `YYYY-MM-DD`, without a time zone: birth dates and search bounds never shift. */
export const calendarDate = z.iso.date();

/** An instant with its offset, such as `2026-11-20T09:15:00-05:00`. */
export const instant = z.iso.datetime({ offset: true });

/** Free text of one line, as people type it. */
export const line = (max: number) => z.string().trim().max(max);
