import { listenTo, lost, saying, type StreamAnswer } from '../../testing/streams';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

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

  it('a stream that first opens late makes the portal fetch again what it fetched before', async () => {
    const { opened, events, stop } = listenTo([
      lost,
      lost,
      saying('id: 7:7:\ndata: {"type":"dependents"}\n\n', 'ends'),
    ]);
    await pass(30);
    expect(opened).toHaveLength(4);
    expect(events).toEqual([{ type: 'reset' }, { type: 'dependents' }]);
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

  it('the portal reopens the stream for clinics that appear before its answer, whatever the answer', async () => {
    const { opened, subscriptions, stop } = listenTo([() => new Response(null, { status: 404 })]);
    subscriptions.add('plateau');
    await pass(1);
    expect(opened.map(({ clinicIds }) => clinicIds)).toEqual([[], ['plateau']]);
    await stop();
  });

  it.each<[string, StreamAnswer]>([
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

  it.each<[string, StreamAnswer]>([
    ['ended', saying('retry: 1000\n\n', 'ends')],
    ['broke', saying('data: {"type":"dependents"}\n\n', 'breaks')],
  ])(
    'the portal opens the stream again after a page of another network answered in its place, once the stream was heard and %s',
    async (_how, stream) => {
      const page: StreamAnswer = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
      const { opened, events, asked, stop } = listenTo([stream, page, saying('data: {"type":"reset"}\n\n', 'stays')]);
      await pass(30);
      expect(opened).toHaveLength(3);
      expect(events.at(-1)).toEqual({ type: 'reset' });
      expect(asked.length).toBeGreaterThanOrEqual(1);
      await stop();
    },
  );

  it('the portal opens the stream again after a page, if another tab had heard the stream', async () => {
    const page: StreamAnswer = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
    const { opened, stop } = listenTo([page], '7:7:');
    await pass(30);
    expect(opened.map(({ lastEventId }) => lastEventId)).toEqual(['7:7:', '7:7:']);
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
