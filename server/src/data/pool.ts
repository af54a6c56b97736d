import pg from 'pg';

import { preparedName } from './prepared.ts';
import { partsOf } from './sendTogether.ts';

export type Connection =
  { connectionString: string } | { host: string; port?: number; user: string; password: string; database: string };

/** `timeoutMs` bounds waiting for a connection, a statement and its answer; zero is unlimited. */
export type PoolLimits = { size: number; timeoutMs: number };

/** Text: as instants, birthdays would shift with the time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): unknown =>
    oid === pg.types.builtins.DATE ? (value: string) => value : pg.types.getTypeParser(oid, format),
};

const noAnswer = 'Query read timeout';

const withName = ([text, values]: unknown[]): unknown[] | undefined => {
  const name = typeof text === 'string' ? preparedName(text) : undefined;
  return name === undefined ? undefined : [{ name, text, values }];
};

/** What `work` sends leaves in one packet: each wakes the database, which costs more than what it says. */
const inOnePacket = <T>(client: pg.PoolClient, work: () => T): T => {
  if (!(client instanceof pg.Client)) return work();
  const { stream } = client.connection;
  stream.cork();
  try {
    return work();
  } finally {
    stream.uncork();
  }
};

/** The driver would reuse a connection with a late answer. */
const watch = (client: pg.PoolClient): void => {
  const query: (...values: unknown[]) => unknown = client.query.bind(client);
  const hangUp = (error: unknown): void => {
    const isLate = error instanceof Error && error.message === noAnswer;
    if (isLate && client instanceof pg.Client) void client.end();
  };
  const send = (...values: unknown[]): unknown => {
    const answer = query(...(withName(values) ?? values));
    if (answer instanceof Promise) answer.catch(hangUp);
    return answer;
  };
  const sendAll = async (parts: readonly { text: string; values: unknown[] }[]): Promise<unknown> => {
    const answers = await Promise.allSettled(parts.map(({ text, values }) => send(text, values)));
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    return {
      command: 'SELECT',
      rowCount: answers.length,
      rows: answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : undefined)),
    };
  };
  const answerTo = (values: unknown[]): unknown => {
    const parts = partsOf(values);
    return parts === undefined ? send(...values) : sendAll(parts);
  };
  let begins = false;
  // `begin` fails only with its connection, hence with what follows.
  const withBegin = async (values: unknown[]): Promise<unknown> => {
    const [begun, answer] = await inOnePacket(client, () => Promise.allSettled([send('begin'), answerTo(values)]));
    const failed = [begun, answer].find(({ status }) => status === 'rejected');
    if (begun.status === 'rejected') void client.end();
    if (failed?.status === 'rejected') throw failed.reason;
    return answer.status === 'fulfilled' ? answer.value : undefined;
  };
  const watched = (...values: unknown[]): unknown => {
    if (values[0] === 'begin') {
      begins = true;
      return Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [] });
    }
    if (!begins) return inOnePacket(client, () => answerTo(values));
    begins = false;
    return withBegin(values);
  };
  Object.assign(client, { query: watched });
};

export const makeClient = (connection: Connection): pg.Client =>
  new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: 5_000, application_name: 'portail-live' });

export const openPool = (connection: Connection, { size, timeoutMs }: PoolLimits): pg.Pool => {
  const pool = new pg.Pool({
    ...connection,
    types,
    max: size,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs === 0 ? 0 : timeoutMs + 250,
    idle_in_transaction_session_timeout: timeoutMs === 0 ? 0 : 10_000,
    keepAlive: true,
    application_name: 'portail',
    pipeline: true,
    options: '-c TimeZone=UTC',
  });
  // Broken idle connections are replaced.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    watch(client);
  });
  return pool;
};
