import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';

import { z } from 'zod';

import type { TrailLine } from './chain.ts';
import { TrailRefused } from './trailRefused.ts';

const id = z.string().nullable();
const lineShape = z.object({
  previous: z.string(),
  event: z.object({
    id: z.string().regex(/^\d{1,18}$/),
    at: z.string(),
    capacity: z.string(),
    action: z.string(),
    actorAccountId: id,
    patientId: id,
    entityId: id,
    requestId: id,
    device: z.string(),
    staff: z.object({ id: z.string(), role: id, clinicId: id }).optional(),
    source: z.string().optional(),
    operator: z.string().optional(),
  }),
  digest: z.string(),
});

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const openFile = async (path: string) => {
  try {
    return (await open(path)).createReadStream({ encoding: 'utf8' });
  } catch (cause) {
    throw new TrailRefused(`${path} cannot be read.`, { cause });
  }
};

/** @throws TrailRefused */
export const readTrailFile = async function* (path: string): AsyncGenerator<TrailLine> {
  let number = 0;
  for await (const text of createInterface({ input: await openFile(path), crlfDelay: Infinity })) {
    number += 1;
    const line = lineShape.safeParse(parse(text));
    if (!line.success) throw new TrailRefused(`${path}, line ${number}: this is no line of an export.`);
    yield line.data;
  }
};
