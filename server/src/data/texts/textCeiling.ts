import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Tables } from '../tables.ts';
import { windowThrottle, type Throttle } from '../throttle.ts';

const name = 'text-code-all';

export const everybody = 'all';

/** Many accounts, addresses and numbers pass every other limit. */
export const textCeiling = (db: Kysely<Tables>, points: number): Throttle =>
  windowThrottle(db, { name, points, seconds: 3_600, refusal: 'texts.codesPaused' });

export const areTextCodesPaused = (points: number): RawBuilder<boolean> => sql`exists (
  select from rate_limits where key = ${`${name}:${everybody}`} and points >= ${points}::integer
    and expire > extract(epoch from now()) * 1000)`;
