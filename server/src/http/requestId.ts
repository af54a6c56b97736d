import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const takenId = /^[\w-]{8,64}$/;

/** Takes a trusted proxy's `x-request-id`, else makes one. */
export const requestIdsFrom =
  (isProxy: (address: string) => boolean): ((request: IncomingMessage) => string) =>
  ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isTaken = typeof given === 'string' && takenId.test(given) && isProxy(socket.remoteAddress ?? '');
    return isTaken ? given : randomUUID();
  };
