import { STATUS_CODES, type IncomingMessage, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';

import type { ErrorBody } from '../../../contract/errors.ts';

const statuses = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
]);

const body = JSON.stringify({ message: 'errors.malformed' } satisfies ErrorBody);
const hangUp = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': `${body.length}`,
  connection: 'close',
};

/** Node refuses a missing Host (RFC 9112 §3.2) without a body. */
export const hasHost = ({ headers, httpVersion }: IncomingMessage): boolean =>
  httpVersion !== '1.1' || headers.host !== undefined;

/** Node refuses an unknown Expect (RFC 9110 §10.1.1) without a body. */
export const refuseExpectation =
  (headers: Record<string, string>): RequestListener =>
  (_request, response) => {
    response.writeHead(417, { ...headers, ...hangUp }).end(body);
  };

/** Closes the connection. Logs nothing: anyone can send invalid HTTP. */
export const brokenRequestHandler =
  (headers: Record<string, string>) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statuses.get(error.code ?? '') ?? 400;
    const lines = Object.entries({ ...headers, ...hangUp }).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n'));
  };
