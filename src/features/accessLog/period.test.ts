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
  ])('%j is asked for as %j', (period, selection) => {
    expect(toSelection(period)).toEqual(selection);
  });

  it('may not end before it begins; one day is a period', () => {
    expect(validatePeriod({ from: '2026-11-02', to: '2026-11-01' })).toEqual({ to: 'accessLog.backwards' });
    expect(validatePeriod({ from: '2026-11-01', to: '2026-11-01' })).toEqual({});
    expect(validatePeriod({ from: '2026-11-01', to: '' })).toEqual({});
  });
});
