import { createHash } from 'node:crypto';
import { once } from 'node:events';
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

/** How a publisher marks its files: by a tag, by a date, or not at all. */
export type Marks = 'etag' | 'date' | 'none';

const isKnown = ({ headers }: IncomingMessage, etag: string, date: string): boolean =>
  headers['if-none-match'] === etag || headers['if-modified-since'] === date;

/** A moment that a test waits for. */
export const moment = () => {
  let reach = (): void => undefined;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  return { reached, reach };
};

const usualSlots = [publishedSlot('09:00-09:30'), publishedSlot('10:00-10:30')];

type Published = {
  slots: Rows;
  isDown: boolean;
  /** Called when half of the slots were sent, with what sends the rest. */
  onHalf: ((sendRest: () => void) => void) | null;
};

/** A publication in memory that answers 304 to its own marks, and 503 or half of its slots when told to. */
export const livePublication = async (t: TestContext, marks: Marks = 'etag') => {
  const state: Published = { slots: usualSlots, isDown: false, onHalf: null };
  const statuses: number[] = [];
  const bodyOf = (path: string): string => {
    // Its manifest says each time when it was made.
    if (path.endsWith('$bulk-publish'))
      return JSON.stringify({ ...relativeManifest, transactionTime: `made for question ${statuses.length}` });
    if (path.endsWith('locations.ndjson')) return ndjson([location('A')]);
    return path.endsWith('schedules.ndjson') ? ndjson([schedule('a', 'A')]) : ndjson(state.slots);
  };
  const address = await publisher(t, (request, response) => {
    const body = bodyOf(request.url ?? '');
    const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
    const date = new Date(Number.parseInt(etag.slice(1, 9), 16) * 1_000).toUTCString();
    const headers = { none: {}, etag: { etag }, date: { 'last-modified': date } }[marks];
    const status = state.isDown ? 503 : marks !== 'none' && isKnown(request, etag, date) ? 304 : 200;
    statuses.push(status);
    response.writeHead(status, headers);
    if (status !== 200) return void response.end();
    if (state.onHalf === null || request.url?.endsWith('slots.ndjson') !== true) return void response.end(body);
    response.write(body.slice(0, 40), () => state.onHalf?.(() => response.end(body.slice(40))));
  });
  const asked = (): number[] => statuses.splice(0);
  return { state, asked, where: `${address}/feed/$bulk-publish` };
};

/** A publisher that never answers, or sends half a file and no more; `asked` once it was asked, `left` once it was left. */
export const silentPublisher = async (t: TestContext, sent: string | null) => {
  const [asked, left] = [moment(), moment()];
  const address = await publisher(t, (request, response) => {
    void once(response, 'close').then(left.reach);
    if (request.url?.endsWith('$bulk-publish') === true) return void response.end(JSON.stringify(relativeManifest));
    if (sent !== null) response.writeHead(200).write(sent);
    asked.reach();
  });
  return { where: `${address}/$bulk-publish`, address, asked: asked.reached, left: left.reached };
};
