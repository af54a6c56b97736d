import type { Kysely } from 'kysely';

import type { Tables } from '../data/tables.ts';
import { chain, firstDigest, type TrailLine } from './chain.ts';
import { readEvents } from './readEvents.ts';
import { readTrailFile } from './trailFile.ts';
import { TrailRefused } from './trailRefused.ts';

const lastOf = async (path: string): Promise<TrailLine | undefined> => {
  let last: TrailLine | undefined;
  for await (const line of readTrailFile(path)) last = line;
  return last;
};

/** Chained NDJSON (ASVS 16.4.3). @param after an earlier export. @throws TrailRefused */
export const exportTrail = async function* (db: Kysely<Tables>, after: string | null): AsyncGenerator<string> {
  const last = after === null ? undefined : await lastOf(after);
  if (after !== null && last === undefined) throw new TrailRefused(`${after}: no event is in it.`);
  let previous = last?.digest ?? firstDigest;
  for await (const event of readEvents(db, last?.event.id ?? '0')) {
    const line = chain(previous, event);
    previous = line.digest;
    yield `${JSON.stringify(line)}\n`;
  }
};
