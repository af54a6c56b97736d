import type { LiveEvent } from '../../../contract/events.ts';
import type { Listening } from './connect';
import { keepListening } from './keepListening';
import { makeSubscriptions } from './subscriptions';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

type Answer = (signal: AbortSignal) => Response;

/** A stream that says these words, and then ends, breaks, or stays open until it is left. */
const saying =
  (text: string, then: 'ends' | 'breaks' | 'stays'): Answer =>
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

const lost: Answer = () => {
  throw new TypeError('Failed to fetch');
};

const listenTo = (answers: Answer[], isLacking = true) => {
  const opened: { clinicIds: readonly string[]; lastEventId: string | null; at: number }[] = [];
  const events: LiveEvent[] = [];
  const asked: number[] = [];
  const stopping = new AbortController();
  const subscriptions = makeSubscriptions();
  const cursor: Listening['cursor'] = {
    id: null,
    note: (id) => {
      cursor.id = id;
    },
  };
  const started = Date.now();
  const listening: Listening = {
    subscriptions,
    cursor,
    onEvent: (event) => {
      events.push(event);
    },
    ask: async () => {
      asked.push(Date.now() - started);
    },
    isLacking: () => Promise.resolve(isLacking),
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

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);

describe('following the stream (product §8 live-stream)', () => {
  it('the portal resumes the stream where it was, soon after the server ended it, without requesting the unread count', async () => {
    const { opened, events, asked, stop } = listenTo([
      saying('retry: 2000\n\nid: 7:7:\ndata: {"type":"dependents"}\n\n', 'ends'),
    ]);
    await pass(4);
    expect(opened.map(({ lastEventId }) => lastEventId)).toEqual([null, '7:7:']);
    expect(opened[1]?.at).toBeGreaterThanOrEqual(1_500);
    expect(events).toEqual([{ type: 'dependents' }]);
    expect(asked).toEqual([]);
    await stop();
  });

  it('the portal requests the unread count once when the stream breaks, and waits longer before each reconnection', async () => {
    const { opened, asked, stop } = listenTo([
      saying('id: 7:7:\ndata: {"type":"dependents"}\n\n', 'breaks'),
      lost,
      lost,
      lost,
    ]);
    await pass(30);
    expect(asked).toHaveLength(1);
    expect(opened.length).toBeGreaterThanOrEqual(4);
    const waits = opened.slice(1).map(({ at }, n) => at - (opened[n]?.at ?? 0));
    expect(waits[1] ?? 0).toBeGreaterThan(waits[0] ?? 0);
    await stop();
  });

  it('the portal requests the unread count every minute while the network is away', async () => {
    const { asked, stop } = listenTo(Array.from({ length: 50 }, () => lost));
    await pass(600);
    expect(asked.length).toBeGreaterThanOrEqual(6);
    expect(asked.length).toBeLessThanOrEqual(11);
    await stop();
  });

  it('the portal treats a silent stream as broken', async () => {
    const { opened, asked, stop } = listenTo([saying('retry: 3000\n\n', 'stays')]);
    await pass(44);
    expect(opened).toHaveLength(1);
    await pass(6);
    expect([opened.length, asked.length]).toEqual([2, 1]);
    await stop();
  });

  it('the portal requests the unread count when the server refuses the stream: its 401 ends the session', async () => {
    const { asked, stop } = listenTo([() => new Response(null, { status: 401 })]);
    await pass(1);
    expect(asked).toEqual([0]);
    await stop();
  });

  it('the portal reopens the stream when other clinics appear on screen, but not when they leave', async () => {
    const { opened, subscriptions, asked, stop } = listenTo([
      saying('id: 7:7:\ndata: {"type":"dependents"}\n\n', 'stays'),
    ]);
    await pass(1);
    subscriptions.add('plateau');
    subscriptions.add('rosemont');
    await pass(1);
    subscriptions.remove('plateau');
    await pass(5);
    expect(opened.map(({ clinicIds, lastEventId }) => [clinicIds, lastEventId])).toEqual([
      [[], null],
      [['plateau', 'rosemont'], '7:7:'],
    ]);
    expect(asked).toEqual([]);
    await stop();
  });

  it.each<[string, Answer]>([
    ['404', () => new Response('nothing', { status: 404 })],
    ['405', () => new Response(null, { status: 405 })],
    ['501', () => new Response(null, { status: 501 })],
    ['a page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
  ])(
    'the portal requests the unread count every minute, and the stream no more, when a back end answers %s (product §8 capabilities)',
    async (_what, answer) => {
      const { opened, asked, stop } = listenTo([answer]);
      await pass(185);
      expect(opened).toHaveLength(1);
      expect(asked).toEqual([60_000, 120_000, 180_000]);
      await stop();
      await pass(120);
      expect(asked).toHaveLength(3);
    },
  );

  it('the portal asks for the stream again, ever more slowly, while a page answers in its place, and follows it once it is back (decision 54)', async () => {
    const page: Answer = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
    const back = saying('data: {"type":"dependents"}\n\n', 'stays');
    const { opened, events, asked, stop } = listenTo([...Array.from({ length: 8 }, () => page), back], false);
    await pass(240);
    const waits = opened.slice(1).map(({ at }, n) => at - (opened[n]?.at ?? 0));
    expect(opened.length).toBeLessThanOrEqual(9);
    expect(waits.slice(0, 3).toSorted((one, other) => one - other)).toEqual(waits.slice(0, 3));
    expect(asked[0]).toBe(0);
    expect(asked.length).toBeLessThanOrEqual(5);
    await pass(300);
    expect(events).toEqual([{ type: 'dependents' }]);
    await stop();
  });

  it('the portal ignores stream events that it does not know', async () => {
    const text = [
      '{',
      '"x"',
      '{"type":"weather"}',
      '{"type":"place","state":"taken"}',
      '{"type":"unread","total":"2"}',
      '{"type":"reset"}',
    ];
    const { events, stop } = listenTo([saying(text.map((data) => `data: ${data}\n\n`).join(''), 'stays')]);
    await pass(1);
    expect(events).toEqual([{ type: 'reset' }]);
    await stop();
  });
});
