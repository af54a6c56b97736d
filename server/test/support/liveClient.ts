import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';

import { liveEvent, type LiveEvent } from '../../../contract/events.ts';
import type { SignedIn } from './signedIn.ts';
import { eventually } from './processes.ts';

/** `path`: of another stream than the patients’. */
export type LiveOptions = { clinicIds?: string[]; lastEventId?: string; path?: string };

/** One client's open stream: what it said so far. */
export type LiveClient = {
  status: number;
  headers: Headers;
  events: LiveEvent[];
  /** The events of one kind so far. */
  of: <T extends LiveEvent['type']>(type: T) => Extract<LiveEvent, { type: T }>[];
  /** Waits until it has said so many events of a kind. */
  heard: (type: LiveEvent['type'], count?: number) => Promise<void>;
  lastId: () => string | undefined;
  /** The wait that the server asked for last, milliseconds. */
  retry: () => number | undefined;
  hasEnded: () => boolean;
  close: () => void;
};

const fieldOf = (block: string, name: string): string | undefined =>
  block
    .split('\n')
    .findLast((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim();

const readBlocks = async (body: ReadableStream<Uint8Array>, onBlock: (block: string) => void): Promise<void> => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    const blocks = (text + decoder.decode(chunk, { stream: true })).split('\n\n');
    text = blocks.pop() ?? '';
    blocks.forEach(onBlock);
  }
};

/** An event of the contract, with nothing else in it. */
const eventIn = (said: string): LiveEvent => {
  const raw: unknown = JSON.parse(said);
  const event = liveEvent.parse(raw);
  assert.deepEqual(event, raw);
  return event;
};

/** Opens a stream at an address; it is closed when the test ends. It has begun when this resolves. */
export const listenAt = async (
  t: TestContext,
  address: string,
  { cookies }: Pick<SignedIn, 'cookies'>,
  { clinicIds = [], lastEventId, path }: LiveOptions = {},
): Promise<LiveClient> => {
  const leaving = new AbortController();
  t.after(() => leaving.abort());
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const query = clinicIds.length === 0 ? '' : `?clinicIds=${clinicIds.join(',')}`;
  const answer = await fetch(`${address}${path ?? `/api/events${query}`}`, {
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: leaving.signal,
  });
  const events: LiveEvent[] = [];
  let [lastId, retry, ended]: [string | undefined, string | undefined, boolean] = [undefined, undefined, false];
  if (answer.status === 200 && answer.body !== null) {
    void readBlocks(answer.body, (block) => {
      const said = fieldOf(block, 'data');
      lastId = fieldOf(block, 'id') ?? lastId;
      retry = fieldOf(block, 'retry') ?? retry;
      if (said !== undefined && said !== '') events.push(eventIn(said));
    })
      .catch((error: unknown) => {
        if (error instanceof assert.AssertionError) throw error;
      })
      .finally(() => {
        ended = true;
      });
    await eventually(() => lastId !== undefined || ended, 'the stream began');
  } else {
    await answer.body?.cancel();
  }
  const of: LiveClient['of'] = (type) =>
    events.filter((event): event is Extract<LiveEvent, { type: typeof type }> => event.type === type);
  return {
    status: answer.status,
    headers: answer.headers,
    events,
    of,
    heard: (type, count = 1) =>
      eventually(() => of(type).length >= count, `${count} ${type}, but ${JSON.stringify(events)}`),
    lastId: () => lastId,
    retry: () => (retry === undefined ? undefined : Number(retry)),
    hasEnded: () => ended,
    close: () => leaving.abort(),
  };
};
