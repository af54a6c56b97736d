import pg from 'pg';

/** Codes of PostgreSQL that mean "not now": connection lost, too many connections, shutting down, starting, a statement out of time. */
const postgresCodes = /^(?:08\w{3}|53\w{3}|57P0[1-5]|57014|55P03|25P03|58\w{3})$/;
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The driver has no codes for these; its words stand in pg 8.23.1 `client.js` and pg-pool `index.js`. */
const driverWords = [
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
];

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Whether a failure means that the database is down, hung, overloaded or going away: the request may be tried again (503). */
export const isDatabaseAway = (error: unknown): boolean => {
  if (error instanceof pg.DatabaseError) return postgresCodes.test(error.code ?? '');
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  return (
    (socketCodes.has(codeOf(error)) && 'syscall' in error) ||
    driverWords.some((words) => error.message.startsWith(words))
  );
};
