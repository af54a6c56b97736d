/**
 * The bare floor: `node:http` and `pg`, one prepared statement a request. POST /<act> takes its values as a JSON list
 * and answers the rows; 409 when there is none.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';

import pg from 'pg';

import { statements, type BareAct } from './statements.ts';

const { DATABASE_URL: connectionString, DATABASE_POOL_SIZE: size = '20' } = process.env;
const pool = new pg.Pool({ connectionString, max: Number(size), keepAlive: true });

const isAct = (name: string): name is BareAct => name in statements;

const answer = async (request: IncomingMessage): Promise<{ status: number; text: string }> => {
  const act = request.url?.slice(1) ?? '';
  const values: unknown = await json(request);
  if (!isAct(act) || !Array.isArray(values)) return { status: 404, text: '' };
  const { rows } = await pool.query({ name: act, text: statements[act], values });
  return { status: rows.length > 0 ? 200 : 409, text: JSON.stringify(rows) };
};

const server = createServer((request, response) => {
  answer(request).then(
    ({ status, text }) => response.writeHead(status, { 'content-type': 'application/json' }).end(text),
    (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : ''),
  );
});
server.keepAliveTimeout = 65_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') console.log(`Bare floor: http://127.0.0.1:${address.port}`);
});
process.on('SIGTERM', () => {
  server.close(() => {
    void pool.end();
  });
  server.closeAllConnections();
});
