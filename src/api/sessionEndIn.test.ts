import { sessionEndIn } from './sessionEndIn';

const now = Date.parse('2026-11-20T15:00:00Z');
const headers = (expires: string, date?: string, limit?: string) =>
  new Headers({ 'Session-Expires': expires, ...(date && { Date: date }), ...(limit && { 'Session-Limit': limit }) });

describe('the end of a session as answers tell it (product §8 session-end)', () => {
  it('the portal reads the instant of the session end from the header', () => {
    expect(sessionEndIn(headers('2026-11-20T15:30:00.000Z'), now)?.endsAt).toBe(now + 30 * 60_000);
    expect(sessionEndIn(headers('2026-11-20T15:30:00.000Z', 'Fri, 20 Nov 2026 14:59:45 GMT'), now)?.endsAt).toBe(
      now + 30 * 60_000,
    );
  });

  it.each([
    ['an hour late', 'Fri, 20 Nov 2026 16:00:00 GMT', '2026-11-20T16:30:00.000Z'],
    ['a day early', 'Thu, 19 Nov 2026 15:00:00 GMT', '2026-11-19T15:30:00.000Z'],
  ])('the session end is equally far away on a device whose clock is %s', (_what, date, expires) => {
    expect(sessionEndIn(headers(expires, date), now)?.endsAt).toBe(now + 30 * 60_000);
  });

  it.each([
    ['2026-11-20T15:30:00.000Z', true],
    ['2026-11-20T15:30:00Z', true],
    ['2026-11-20T15:29:59.000Z', true],
    ['2026-11-20T15:30:01.000Z', false],
    ['soon', false],
    [undefined, false],
  ])('a session limit of %s makes the session end final: %s', (limit, isFinal) => {
    const clockIsWrong = 'Fri, 20 Nov 2026 16:00:00 GMT';
    for (const date of [undefined, clockIsWrong])
      expect(sessionEndIn(headers('2026-11-20T15:30:00.000Z', date, limit), now)?.isFinal).toBe(isFinal);
  });

  it.each(['', 'soon'])('the portal does not know the session end from %j', (expires) => {
    expect(sessionEndIn(headers(expires), now)).toBeUndefined();
  });
});
