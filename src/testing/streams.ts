import type { LiveEvent } from '../../contract/events.ts';
import type { Listening } from '../api/live/connect';
import { keepListening } from '../api/live/keepListening';
import { makeSubscriptions } from '../api/live/subscriptions';

export type StreamAnswer = (signal: AbortSignal) => Response;

/** A stream that says these words, and then ends, breaks, or stays open until it is left. */
export const saying =
  (text: string, then: 'ends' | 'breaks' | 'stays'): StreamAnswer =>
  (signal) =>
    new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode(text));
          if (then === 'ends') controller.close();
          else
            signal.addEventListener('abort', () => {
              controller.error(new Error('left'));
            });
        },
        pull: (controller) => {
          if (then === 'breaks') controller.error(new Error('cut'));
        },
      }),
      { headers: { 'Content-Type': 'text/event-stream' } },
    );

export const lost: StreamAnswer = () => {
  throw new TypeError('Failed to fetch');
};

export const listenTo = (answers: StreamAnswer[], heardId: string | null = null) => {
  const opened: { clinicIds: readonly string[]; lastEventId: string | null; at: number }[] = [];
  const events: LiveEvent[] = [];
  const asked: number[] = [];
  const stopping = new AbortController();
  const subscriptions = makeSubscriptions();
  const cursor: Listening['cursor'] = {
    id: heardId,
    note: (id) => {
      cursor.id = id;
    },
  };
  const started = Date.now();
  const listening: Listening = {
    subscriptions,
    begunAt: performance.now(),
    cursor,
    onEvent: (event) => {
      events.push(event);
    },
    ask: async () => {
      asked.push(Date.now() - started);
    },
    open: async ({ clinicIds, lastEventId, signal }) => {
      opened.push({ clinicIds, lastEventId, at: Date.now() - started });
      return (answers.shift() ?? saying('', 'stays'))(signal);
    },
  };
  const over = keepListening(listening, stopping.signal);
  return {
    opened,
    events,
    asked,
    subscriptions,
    stop: () => {
      stopping.abort();
      return over;
    },
  };
};
