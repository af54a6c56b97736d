import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

import { location, manifestOf, ndjson, publishedSlot, schedule, type Rows } from './publicationFolder.ts';

/** A publisher on the web; its address ends without a slash. */
export const publisher = async (t: TestContext, answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
};

export const relativeManifest = manifestOf(
  ['Location', 'locations.ndjson'],
  ['Schedule', 'schedules.ndjson'],
  ['Slot', 'slots.ndjson'],
);

export type Asked = { path: string; status: number; bytes: number };

/** How a publisher marks its files: by a tag, by a date, or not at all. */
export type Marks = 'etag' | 'date' | 'none';

const isKnown = ({ headers }: IncomingMessage, etag: string, date: string): boolean =>
  headers['if-none-match'] === etag || headers['if-modified-since'] === date;

/** A publication in memory, that answers 304 where its marks are sent back, and counts what it was asked. */
export const livePublication = async (t: TestContext, slots: Rows, marks: Marks = 'etag') => {
  const state = { slots, marks, isDown: false };
  const asked: Asked[] = [];
  const bodyOf = (path: string): string => {
    if (path.endsWith('$bulk-publish'))
      return JSON.stringify({
        ...relativeManifest,
        transactionTime: new Date(Date.now() + asked.length).toISOString(),
      });
    if (path.endsWith('locations.ndjson')) return ndjson([location('A')]);
    return path.endsWith('schedules.ndjson') ? ndjson([schedule('a', 'A')]) : ndjson(state.slots);
  };
  const address = await publisher(t, (request, response) => {
    const path = request.url ?? '';
    const body = bodyOf(path);
    const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
    const date = new Date(Number.parseInt(etag.slice(1, 9), 16) * 1_000).toUTCString();
    const headers = { none: {}, etag: { etag }, date: { 'last-modified': date } }[state.marks];
    const status = state.isDown ? 503 : state.marks !== 'none' && isKnown(request, etag, date) ? 304 : 200;
    asked.push({ path, status, bytes: status === 200 ? body.length : 0 });
    response.writeHead(status, headers).end(status === 200 ? body : undefined);
  });
  const statuses = (): number[] => asked.splice(0).map(({ status }) => status);
  return { state, asked, statuses, where: `${address}/feed/$bulk-publish`, name: `${address.slice(7)}/feed` };
};

export const usualSlots = [publishedSlot('09:00-09:30'), publishedSlot('10:00-10:30')];
