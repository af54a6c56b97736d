import { sessionEndIn } from './sessionEndIn';

const now = Date.parse('2026-11-20T15:00:00Z');
const headers = (expires: string, date?: string) => new Headers({ 'Session-Expires': expires, ...(date && { Date: date }) });

describe('the end of a session as answers tell it (product §8 session-end)', () => {
  it('is the instant of the header', () => {
    expect(sessionEndIn(headers('2026-11-20T15:30:00.000Z'), now)).toBe(now + 30 * 60_000);
    expect(sessionEndIn(headers('2026-11-20T15:30:00.000Z', 'Fri, 20 Nov 2026 14:59:45 GMT'), now)).toBe(now + 30 * 60_000);
  });

  it.each([
    ['an hour late', 'Fri, 20 Nov 2026 16:00:00 GMT', '2026-11-20T16:30:00.000Z'],
    ['a day early', 'Thu, 19 Nov 2026 15:00:00 GMT', '2026-11-19T15:30:00.000Z'],
  ])('is as far away on a device whose clock is %s', (_what, date, expires) => {
    expect(sessionEndIn(headers(expires, date), now)).toBe(now + 30 * 60_000);
  });

  it.each(['', 'soon'])('is not known from %j', (expires) => {
    expect(sessionEndIn(headers(expires), now)).toBeUndefined();
  });
});
