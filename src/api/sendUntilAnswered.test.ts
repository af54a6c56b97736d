import { sendUntilAnswered } from './sendUntilAnswered';

const answer = (status: number, data?: unknown) => ({
  meta: { request: new Request('http://portal.example/'), response: new Response(null, { status }) },
  ...(status < 400 ? { data } : { error: { status, data } }),
});
const lost = { error: { status: 'FETCH_ERROR' as const, error: 'TypeError: Failed to fetch' } };
const inFlight = answer(409, { message: 'errors.inFlight' });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const send = async (...answers: (typeof lost | ReturnType<typeof answer>)[]) => {
  let sent = 0;
  const done = sendUntilAnswered<object>(async () => answers[sent++] ?? lost, new AbortController().signal);
  await jest.advanceTimersByTimeAsync(10_000);
  return { outcome: await done, sent };
};

describe('a write whose answer was lost (product §8 idempotency)', () => {
  it('the portal resends a write whose answer was lost, at most twice', async () => {
    expect(await send(lost, answer(201, 'done'))).toMatchObject({ outcome: { data: 'done' }, sent: 2 });
    expect(await send(lost, lost, lost)).toMatchObject({ outcome: lost, sent: 3 });
  });

  it('a resent write waits for its first attempt while the server is still processing it', async () => {
    expect(await send(inFlight, answer(200, 'done'))).toMatchObject({ outcome: { data: 'done' }, sent: 2 });
  });

  it.each([200, 201, 400, 403, 409, 422, 429, 500, 503])(
    'the portal does not resend a write answered with %d',
    async (status) => {
      expect((await send(answer(status, { message: 'appointment.spaceTaken' }))).sent).toBe(1);
    },
  );

  it('the portal does not resend a write once its caller no longer waits for it', async () => {
    const leaving = new AbortController();
    let sent = 0;
    const done = sendUntilAnswered<object>(async () => {
      sent += 1;
      return lost;
    }, leaving.signal);
    leaving.abort();
    await jest.advanceTimersByTimeAsync(10_000);
    await done;
    expect(sent).toBe(1);
  });
});
