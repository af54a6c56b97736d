// Holds: product §8 search-criteria
import { rangeOf, whenOf, type When } from './whenRange';

const friday = '2026-11-20';
const sunday = '2026-11-22';

describe('the answer to «when?»', () => {
  it.each<[When, string, string | null, string | null]>([
    ['soonest', friday, null, null],
    ['today', friday, friday, friday],
    ['tomorrow', friday, '2026-11-21', '2026-11-21'],
    ['week', friday, friday, sunday],
    ['week', sunday, sunday, '2026-11-29'],
    ['date', friday, '2026-12-03', null],
    ['earlier', friday, null, '2026-12-03'],
  ])('the answer %s to «when?», given on %s, means from %s to %s', (when, today, from, to) => {
    expect(rangeOf(when, today, '2026-12-03')).toEqual({ from, to });
    expect(whenOf({ from, to }, today)).toBe(when);
  });

  it('the answer to «when?» without a date means any date', () => {
    expect(rangeOf('date', friday, '')).toEqual({ from: null, to: null });
  });
});
