import assert from 'node:assert/strict';

import { sql, type Kysely, type Transaction } from 'kysely';

import { makePasswords, type Passwords } from '../../src/data/passwords.ts';
import type { Tables } from '../../src/data/tables.ts';
import { eventually } from './processes.ts';

export type Overtakable = {
  passwords: Passwords;
  /**
   * Asks, and does something else between the moment when the password was looked at and what the route does of that.
   */
  overtaken: <T>(ask: () => Promise<T>, meanwhile: () => Promise<unknown>) => Promise<T>;
};

/** The real passwords, the next check of which can be held up once it is done. */
export const overtakablePasswords = (): Overtakable => {
  const passwords = makePasswords();
  let next: (() => Promise<unknown>) | null = null;
  const verify: Passwords['verify'] = async (...values) => {
    const isRight = await passwords.verify(...values);
    const meanwhile = next;
    next = null;
    await meanwhile?.();
    return isRight;
  };
  return {
    passwords: { ...passwords, verify },
    overtaken: async (ask, meanwhile) => {
      next = meanwhile;
      const answer = await ask();
      assert.equal(next, null, 'no password was looked at');
      return answer;
    },
  };
};

/** Asks while `change` is written and not yet committed. @throws when the answer does not wait for it */
export const askedBeforeCommit = async <T>(
  db: Kysely<Tables>,
  change: (transaction: Transaction<Tables>) => Promise<unknown>,
  ask: () => Promise<T>,
): Promise<T> => {
  const asked = await db.transaction().execute(async (transaction) => {
    await change(transaction);
    const late = ask();
    const hasWaited = eventually(async () => {
      const { rows } =
        await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          db,
        );
      return rows.length > 0;
    }, 'it waits').then(() => true);
    assert.ok(await Promise.race([hasWaited, late.then(() => false)]), 'it was answered before');
    return { late };
  });
  return asked.late;
};
