import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { ServiceUnavailable } from '../domain/errors.ts';
import type { Scanner } from '../domain/scanner.ts';

const patienceMs = 20_000;
const chunkBytes = 64 * 1024;

const sizeOf = (length: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
};

/** clamd’s INSTREAM: four bytes of length before each chunk, then zero. */
function* instream(content: Buffer): Generator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < content.length; at += chunkBytes) {
    const chunk = content.subarray(at, at + chunkBytes);
    yield sizeOf(chunk.length);
    yield chunk;
  }
  yield sizeOf(0);
}

const ask = async (host: string, port: number, content: Buffer): Promise<string> => {
  const socket = connect({ host, port });
  socket.setTimeout(patienceMs, () => {
    socket.destroy(new Error('clamd is silent'));
  });
  try {
    await once(socket, 'connect');
    for (const part of instream(content)) if (!socket.write(part)) await once(socket, 'drain');
    return (await text(socket)).replaceAll('\0', '').trim();
  } finally {
    socket.destroy();
  }
};

/**
 * @param address such as `tcp://127.0.0.1:3310`
 * @throws ServiceUnavailable (503) when clamd gives no clear answer
 */
export const clamavScanner = (address: string): Scanner => {
  const { hostname, port } = new URL(address);
  return async (content) => {
    const answer = await ask(hostname, Number(port || 3310), content).catch((cause: unknown) => {
      throw new ServiceUnavailable(cause);
    });
    if (answer === 'stream: OK') return 'clean';
    if (/^stream: .+ FOUND$/.test(answer)) return 'harmful';
    throw new ServiceUnavailable();
  };
};
