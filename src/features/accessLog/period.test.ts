// Holds: product §4 access-log
import { toSelection, validatePeriod } from './period';

describe('a period of the log', () => {
  it.each([
    [{ from: '', to: '' }, {}],
    [{ from: '2026-11-01', to: '' }, { from: '2026-11-01' }],
    [{ from: '', to: '2026-11-02' }, { to: '2026-11-02' }],
    [
      { from: '2026-11-01', to: '2026-11-01' },
      { from: '2026-11-01', to: '2026-11-01' },
    ],
    [
      { from: '0002-11-01', to: '0020-01-01' },
      { from: '2000-01-01', to: '2000-01-01' },
    ],
  ])('the period %j becomes the access log query %j', (period, selection) => {
    expect(toSelection(period)).toEqual(selection);
  });

  it('a period of the access log cannot end before it begins, and can be a single day', () => {
    expect(validatePeriod({ from: '2026-11-02', to: '2026-11-01' })).toEqual({ to: 'accessLog.backwards' });
    expect(validatePeriod({ from: '2026-11-01', to: '2026-11-01' })).toEqual({});
    expect(validatePeriod({ from: '2026-11-01', to: '' })).toEqual({});
  });
});
