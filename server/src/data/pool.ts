import pg from 'pg';

/** Where a database answers: an address, or the socket of the embedded server. */
export type Connection =
  { connectionString: string } | { host: string; user: string; password: string; database: string };

/** How many connections, and how long to wait for one, for a statement and for its answer. Zero: as long as it takes. */
export type PoolLimits = { size: number; timeoutMs: number };

/** Calendar dates stay text, `YYYY-MM-DD`: made into instants, birthdays would shift with the time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): unknown =>
    oid === pg.types.builtins.DATE ? (value: string) => value : pg.types.getTypeParser(oid, format),
};

const noAnswer = 'Query read timeout';

/**
 * A connection whose answer did not come in time is hung up, never used again:
 * the driver alone would hand it to the next request, which would wait behind the lost one.
 */
const hangUpWhenLate = (client: pg.PoolClient): void => {
  const query: (...values: unknown[]) => unknown = client.query.bind(client);
  const hangUp = (error: unknown): void => {
    const isLate = error instanceof Error && error.message === noAnswer;
    if (isLate && client instanceof pg.Client) void client.end();
  };
  const watched = (...values: unknown[]): unknown => {
    const answer = query(...values);
    if (answer instanceof Promise) answer.catch(hangUp);
    return answer;
  };
  Object.assign(client, { query: watched });
};

/** A single connection, not dialled yet, for what no pool can do: LISTEN. */
export const makeClient = (connection: Connection): pg.Client =>
  new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: 5_000, application_name: 'portail-live' });

/** Opens a pool; nothing is dialled before the first query. */
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
    options: '-c TimeZone=UTC',
  });
  // A connection that breaks while idle, or between two statements, is replaced; the next query tells its own request.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    hangUpWhenLate(client);
  });
  return pool;
};
