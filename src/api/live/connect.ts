import { createParser } from 'eventsource-parser';

import type { LiveEvent } from '../../../contract/events.ts';
import { liveEventIn } from './liveEventIn';
import type { Subscriptions } from './subscriptions';

/** Milliseconds; the server's heartbeat is every twenty seconds. */
const silenceMs = 45_000;
const mostWaiting = 64 * 1024;

type Heard = {
  onEvent: (event: LiveEvent) => void;
  onId: (id: string) => void;
  /** Requested by the server. */
  onRetry: (ms: number) => void;
};

const nextPart = async (reader: ReadableStreamDefaultReader<Uint8Array>) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The stream of events fell silent.'));
    }, silenceMs);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } finally {
    clearTimeout(timer);
  }
};

/** @throws when the connection breaks or falls silent */
const readStream = async (body: ReadableStream<Uint8Array>, { onEvent, onId, onRetry }: Heard): Promise<void> => {
  const parser = createParser({
    maxBufferSize: mostWaiting,
    onRetry,
    onEvent: ({ id, data }) => {
      const event = liveEventIn(data);
      if (event) onEvent(event);
      if (id !== undefined) onId(id);
    },
    onError: (fault) => {
      if (fault.type === 'max-buffer-size-exceeded') throw fault;
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (let part = await nextPart(reader); !part.done; part = await nextPart(reader)) {
      parser.feed(decoder.decode(part.value, { stream: true }));
    }
  } finally {
    // Already broken or abandoned.
    reader.cancel().catch(() => undefined);
  }
};

export type Listening = {
  open: (asked: { clinicIds: readonly string[]; lastEventId: string | null; signal: AbortSignal }) => Promise<Response>;
  /** Also reveals an ended session (product §8 Live stream). */
  ask: () => Promise<unknown>;
  /** Whether this back end has no stream, as far as its other answers show. */
  isLacking: () => Promise<boolean>;
  onEvent: (event: LiveEvent) => void;
  cursor: { id: string | null; note: (id: string) => void };
  subscriptions: Subscriptions;
};

/** `otherPlaces`: the clinics on screen changed. `heard`: the stream had opened before it broke. */
export type Ending =
  | { kind: 'ended'; retryMs: number | undefined }
  | { kind: 'broken'; heard: boolean }
  | { kind: 'refused' | 'absent' | 'otherPlaces' };

const absentStatuses = [404, 405, 501];
const isStream = (answer: Response): boolean =>
  answer.headers.get('Content-Type')?.startsWith('text/event-stream') === true;

/** A page means no stream, unless another network answers in the place of ours (decision 54). */
const refusalOf = async (answer: Response, isLacking: Listening['isLacking']): Promise<Ending | undefined> => {
  if (answer.ok && isStream(answer)) return undefined;
  if (answer.ok ? await isLacking() : absentStatuses.includes(answer.status)) return { kind: 'absent' };
  return answer.status === 401 ? { kind: 'refused' } : { kind: 'broken', heard: false };
};

const leaveFor = (subscriptions: Subscriptions, clinicIds: readonly string[], signal: AbortSignal) => {
  const leaving = new AbortController();
  let isForOthers = false;
  const leave = () => {
    leaving.abort();
  };
  const look = () => {
    isForOthers = subscriptions.clinicIds().some((id) => !clinicIds.includes(id));
    if (isForOthers) leave();
  };
  signal.addEventListener('abort', leave);
  const stopLooking = subscriptions.onChange(look);
  return {
    signal: leaving.signal,
    isForOthers: () => isForOthers,
    done: () => {
      stopLooking();
      signal.removeEventListener('abort', leave);
      leave();
    },
  };
};

export const connect = async (
  { open, isLacking, subscriptions, cursor, onEvent }: Listening,
  signal: AbortSignal,
): Promise<Ending> => {
  const clinicIds = subscriptions.clinicIds();
  const leaving = leaveFor(subscriptions, clinicIds, signal);
  let retryMs: number | undefined;
  let heard = false;
  try {
    const answer = await open({ clinicIds, lastEventId: cursor.id, signal: leaving.signal });
    const refusal = await refusalOf(answer, isLacking);
    if (refusal || answer.body === null) return refusal ?? { kind: 'absent' };
    heard = true;
    await readStream(answer.body, {
      onEvent,
      onId: cursor.note,
      onRetry: (ms) => {
        retryMs = ms;
      },
    });
    return { kind: 'ended', retryMs };
  } catch {
    return leaving.isForOthers() ? { kind: 'otherPlaces' } : { kind: 'broken', heard }; // network failure, silence, or abort
  } finally {
    leaving.done();
  }
};
