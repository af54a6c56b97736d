import { z } from 'zod';

import { reportLimits } from './limits.ts';
import { language, line } from './wire.ts';

export const support = z.object({ takesReports: z.boolean() });

export const reportBody = z.strictObject({
  reference: z.string().regex(/^[A-Z2-9]{8}$/),
  file: z.string().max(reportLimits.file),
  contact: line(reportLimits.contact).default(''),
  lang: language.optional(),
});

export const reportAnswer = z.object({ reference: z.string() });

export type Support = z.infer<typeof support>;
export type ReportBody = z.infer<typeof reportBody>;
