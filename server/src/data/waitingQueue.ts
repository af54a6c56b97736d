import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Language } from '../../../contract/catalogues.ts';
import { leaseSeconds, retrySeconds } from '../domain/mail/retrying.ts';
import { prepared } from './prepared.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

export type Leased = { id: string; lang: Language; payloadSealed: Buffer; createdAt: Date; attempts: number };

/** `refused`: a code, never personal data. */
export type End = 'sent' | 'dropped' | { refused: string };

type Options = {
  table: 'outbox' | 'news_outbox' | 'push_outbox';
  /** Beside those of `Leased`. */
  columns: RawBuilder<unknown>;
  /** Others are left to a newer release. */
  isOurs: RawBuilder<boolean>;
  patienceHours: number;
};

const isWaiting = sql<boolean>`sent_at is null and abandoned_at is null`;

const leaseFrom =
  <Row extends Leased>({ table, columns, isOurs }: Options) =>
  async (db: Db, limit: number): Promise<Row[]> => {
    const queue = sql.table(table);
    const { rows } = await sql<Row>`
      with due as (
        select id from ${queue} where ${isWaiting} and next_attempt_at <= now() and ${isOurs}
        order by next_attempt_at limit ${limit} for update skip locked)
      update ${queue} as queued set attempts = attempts + 1, next_attempt_at = now() + ${leaseSeconds} * interval '1 second'
      from due where queued.id = due.id
      returning queued.id, lang, payload_sealed as "payloadSealed", created_at as "createdAt", attempts, ${columns}
    `.execute(db);
    return rows;
  };

/** What leaves through a table: emails, texts and pushes. */
export const waitingQueue = <Row extends Leased>(options: Options) => {
  const queue = sql.table(options.table);
  const isOver = sql<boolean>`created_at < now() - ${options.patienceHours} * interval '1 hour'`;
  return {
    /** Oldest first; counts the attempt beforehand. A dead process’s lease expires. */
    lease: leaseFrom<Row>(options),

    /** Erases the payload. @returns false when another process did */
    end: async (db: Db, id: string, end: End): Promise<boolean> => {
      const reason = typeof end === 'object' ? end.refused : null;
      const { numAffectedRows } = await sql`
        ${prepared} update ${queue} set ${sql.ref(end === 'sent' ? 'sent_at' : 'abandoned_at')} = now(), payload_sealed = '', last_error = ${reason}
        where id = ${id}::uuid and ${isWaiting}
      `.execute(db);
      return numAffectedRows === 1n;
    },

    /** A wait is no try. */
    postpone: async (db: Db, id: string, until: Date): Promise<void> => {
      await sql`update ${queue} set next_attempt_at = ${until}, attempts = attempts - 1 where id = ${id}::uuid`.execute(
        db,
      );
    },

    /** With growing delays, until patience ends. @param reason as of `End` @returns whether it gave up */
    retry: async (db: Db, { id, attempts }: Pick<Row, 'id' | 'attempts'>, reason: string): Promise<boolean> => {
      const { rows } = await sql<{ isGivenUp: boolean }>`
        update ${queue} set last_error = ${reason}, next_attempt_at = now() + ${retrySeconds(attempts)} * interval '1 second',
          abandoned_at = case when ${isOver} then now() end, payload_sealed = case when ${isOver} then '' else payload_sealed end
        where id = ${id}::uuid and sent_at is null returning abandoned_at is not null as "isGivenUp"
      `.execute(db);
      return rows[0]?.isGivenUp === true;
    },

    sweep: async (db: Db): Promise<void> => {
      await sql`delete from ${queue} where coalesce(sent_at, abandoned_at) < now() - interval '30 days'`.execute(db);
    },
  };
};

export type WaitingQueue<Row extends Leased> = ReturnType<typeof waitingQueue<Row>>;
