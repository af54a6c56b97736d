import pg from 'pg';

/** Connection lost, too many connections, disk full, read-only, shutdown, startup, statement timeout. */
const postgresCodes = /^(?:08\w{3}|53\w{3}|57P0[1-5]|57014|55P03|25006|25P03|58\w{3})$/;
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

/** Without a code: pg 8.23.1 `client.js`, pg-pool `index.js`. */
const driverWords = [
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
];

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Whether a retry may succeed (503). */
export const isDatabaseAway = (error: unknown): boolean => {
  if (error instanceof pg.DatabaseError) return postgresCodes.test(error.code ?? '');
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  return (
    (socketCodes.has(codeOf(error)) && 'syscall' in error) ||
    driverWords.some((words) => error.message.startsWith(words))
  );
};
