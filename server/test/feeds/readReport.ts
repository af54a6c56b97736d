import { readFileSync } from 'node:fs';

import { z } from 'zod';

const rowReport = z.strictObject({
  file: z.string(),
  line: z.int().positive(),
  key: z.string().nullable(),
  outcome: z.enum(['accepted', 'merged', 'quarantined']),
  change: z.enum(['added', 'changed', 'unchanged']).optional(),
  reason: z.string().optional(),
  into: z.string().optional(),
  notes: z.array(z.string()).optional(),
});

/** The rows of a report, in its order; fails when one has not the shape of a report. */
export const readReport = (path: string): z.output<typeof rowReport>[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => rowReport.parse(JSON.parse(line)));
