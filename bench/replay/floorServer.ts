/**
 * The floor: a bare `node:http` handler that sends given statements through the product's own driver and answers their
 * rows as JSON. No framework, no session, no check: what the product costs above this is ours.
 *
 * PUT / takes the texts of the statements once; POST / takes what to send, `[[number of the text, values], …]`.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';

import pg from 'pg';

import type { Step } from './step.ts';
import { toParameter } from './value.ts';

const { DATABASE_URL: connectionString, DATABASE_POOL_SIZE: size = '20' } = process.env;
const pool = new pg.Pool({ connectionString, max: Number(size), keepAlive: true });
let texts: string[] = [];

/** A transaction keeps one connection from `begin` to its end; anything else takes whichever is free, as in the product. */
const send = async (steps: Step[]): Promise<unknown[][]> => {
  const answers: unknown[][] = [];
  let client: pg.PoolClient | null = null;
  try {
    for (const [at, values] of steps) {
      const text = texts[at] ?? '';
      const verb = text.trimStart().slice(0, 8).toLowerCase();
      if (verb.startsWith('begin') || verb.startsWith('start')) client = await pool.connect();
      const { rows } = await (client ?? pool).query<Record<string, unknown>>({
        name: text.includes('/* prepared */')
          ? createHash('sha256').update(text).digest('hex').slice(0, 32)
          : undefined,
        text,
        values: values.map(toParameter),
      });
      answers.push(rows);
      if (verb.startsWith('commit')) {
        client?.release();
        client = null;
      }
    }
    return answers;
  } finally {
    client?.release(true);
  }
};

const answer = async (request: IncomingMessage): Promise<string> => {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- sent by the bench itself
  const body = (await json(request)) as never;
  if (request.method !== 'PUT') return JSON.stringify(await send(body));
  texts = body;
  return '{}';
};

const server = createServer((request, response) => {
  answer(request).then(
    (text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text),
    (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : ''),
  );
});
server.keepAliveTimeout = 65_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') console.log(`Floor: http://127.0.0.1:${address.port}`);
});
process.on('SIGTERM', () => {
  server.close(() => {
    void pool.end();
  });
  server.closeAllConnections();
});
