import assert from 'node:assert/strict';

import { sql, type Kysely } from 'kysely';

import type { Tables } from '../../src/data/tables.ts';
import { addClinic, addSlot } from './network.ts';

/** How one requester's try ended: told that they have the slot, or that they do not. Anything else must be thrown. */
export type Ending = 'won' | 'lost';

export type Race = {
  db: Kysely<Tables>;
  rounds: number;
  /** How many try in each round, all at once. */
  requesters: number;
  attempt: (requester: number, slotId: string) => Promise<Ending>;
};

export type RoundOutcome = { winners: number; losers: number; liveRows: number; holds: number; status: string };

/** Many rounds; in each, everybody wants the one new slot at the same moment. */
export const runRace = async ({ db, rounds, requesters, attempt }: Race): Promise<RoundOutcome[]> => {
  const clinicId = await addClinic(db);
  const outcomes: RoundOutcome[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const slotId = await addSlot(db, { clinicId, start: 24 + round });
    const endings = await Promise.all(Array.from({ length: requesters }, (_, requester) => attempt(requester, slotId)));
    const {
      rows: [stored],
    } = await sql<{ liveRows: number; holds: number; status: string }>`
      select (select count(*)::int from appointments where slot_id = p.id and status <> 'cancelled') as "liveRows",
        (select count(*)::int from holds where slot_id = p.id) as holds, p.status
      from slots as p where p.id = ${slotId}`.execute(db);
    const winners = endings.filter((ending) => ending === 'won').length;
    assert.ok(stored, 'the place of the round is gone');
    outcomes.push({ winners, losers: requesters - winners, ...stored });
  }
  return outcomes;
};

/** What a race must show: in every round one winner, one row, a busy slot and no hold left over. */
export const assertOneWinnerEach = (outcomes: RoundOutcome[], requesters: number): void => {
  const wanted = { winners: 1, losers: requesters - 1, liveRows: 1, holds: 0, status: 'busy' };
  for (const [round, outcome] of outcomes.entries()) assert.deepEqual(outcome, wanted, `round ${round}`);
};

/**
 * Rounds and requesters of a race: few in every run of the tests, many when a soak asks by RACE_ROUNDS and
 * RACE_REQUESTERS.
 */
export const raceSize = ({ rounds, requesters }: { rounds: number; requesters: number }) => ({
  rounds: Number(process.env.RACE_ROUNDS ?? rounds),
  requesters: Number(process.env.RACE_REQUESTERS ?? requesters),
});
