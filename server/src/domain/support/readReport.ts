import { z } from 'zod';

import { MalformedRequest } from '../errors.ts';

const short = z.string().max(500);

const traceFile = z.looseObject({
  meta: z.looseObject({
    format: z.literal('portal-trace/1'),
    reference: short,
    createdAt: z.iso.datetime(),
    note: z.string(),
    app: short,
    lang: short,
    browser: short,
    viewport: short,
  }),
  payload: z.string(),
  preloadedState: z.string(),
});

export type ReportMeta = z.infer<typeof traceFile>['meta'];

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** @throws MalformedRequest 400 */
export const readReport = (text: string, reference: string): ReportMeta => {
  const meta = traceFile.safeParse(parsed(text)).data?.meta;
  if (meta?.reference !== reference)
    throw new MalformedRequest('errors.malformed', { fields: { file: 'errors.malformed' } });
  return meta;
};
