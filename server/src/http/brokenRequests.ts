import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import type { ErrorBody } from '../../../contract/errors.ts';

const statuses = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
]);

/** Closes the connection. Logs nothing: anyone can send invalid HTTP. */
export const brokenRequestHandler =
  (headers: Record<string, string>) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statuses.get(error.code ?? '') ?? 400;
    const body = JSON.stringify({ message: 'errors.malformed' } satisfies ErrorBody);
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': `${body.length}`,
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n'));
  };
