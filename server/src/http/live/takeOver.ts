import type { ServerResponse } from 'node:http';

import type { FastifyReply } from 'fastify';

const retryMs = 3_000;

/** Proxies must not buffer or compress. `connection: close` leaves no idle connection at shutdown. */
export const takeOver = (reply: FastifyReply): ServerResponse => {
  reply.hijack();
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(200);
  reply.raw.write(`retry: ${retryMs}\n\n`);
  return reply.raw;
};
