import { isDeepStrictEqual } from 'node:util';

import type { Kysely } from 'kysely';

import type { Tables } from '../data/tables.ts';
import { firstDigest, follows, type TrailLine } from './chain.ts';
import { countLater, readRange } from './readEvents.ts';
import { readTrailFile } from './trailFile.ts';
import { TrailRefused } from './trailRefused.ts';

const batch = 1_000;

const compare = async (db: Kysely<Tables>, after: TrailLine | null, lines: readonly TrailLine[]): Promise<void> => {
  const end = lines.at(-1);
  if (end === undefined) return;
  const stored = await readRange(db, after?.event.id ?? null, end.event.id);
  const exported = new Map(lines.map(({ event }) => [event.id, event]));
  for (const [id, event] of exported)
    if (!isDeepStrictEqual(stored.get(id), event))
      throw new TrailRefused(`Event ${id}: the database no longer says what was exported.`);
  for (const id of stored.keys())
    if (!exported.has(id)) throw new TrailRefused(`Event ${id}: the database has it, and the export does not.`);
};

export type Verified = { count: number; lastAt: string; later: number };

/** @throws TrailRefused naming the first event that fails */
export const verifyTrail = async (db: Kysely<Tables>, files: readonly string[]): Promise<Verified> => {
  let previous: TrailLine | null = null;
  let compared: TrailLine | null = null;
  let count = 0;
  let waiting: TrailLine[] = [];
  for (const file of files)
    for await (const line of readTrailFile(file)) {
      if (!follows(previous?.digest ?? firstDigest, line))
        throw new TrailRefused(`${file}, event ${line.event.id}: the chain breaks here.`);
      previous = line;
      count += 1;
      waiting.push(line);
      if (waiting.length < batch) continue;
      await compare(db, compared, waiting);
      [compared, waiting] = [line, []];
    }
  if (previous === null) throw new TrailRefused(`${files.join(', ')}: no event is in it.`);
  await compare(db, compared, waiting);
  return { count, lastAt: previous.event.at, later: await countLater(db, previous.event.id) };
};
