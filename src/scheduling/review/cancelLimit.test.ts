// Holds: product §8 cancel-until
import { cancelLimitOf } from './cancelLimit';

const now = Date.parse('2026-11-20T12:00:00Z');

describe('the limit for cancelling online, told before booking', () => {
  it('the limit for cancelling online, shown before booking, is the clinic’s own', () => {
    expect(cancelLimitOf('2026-11-21T12:00:00Z', 120, now)).toBe('2026-11-21T10:00:00.000Z');
  });

  it.each([
    ['2026-11-20T14:05:00Z', 120],
    ['2026-11-20T12:30:00Z', 120],
    ['2026-11-20T12:05:00Z', 0],
  ])(
    'the review shows no limit for cancelling an appointment at %s with a limit of %d minutes: the ten minutes after booking decide',
    (start, minutes) => {
      expect(cancelLimitOf(start, minutes, now)).toBeUndefined();
    },
  );
});
