import { dayOf, rangeOfWeek, weekOf, weeksBeside } from './weekRange';

const today = '2026-11-26';

describe('the week that the results show', () => {
  it('a search without a date, or from a day that is over, shows the seven days from today (decision 90)', () => {
    const week = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'];
    expect(weekOf({ from: null }, today)).toEqual(week);
    expect(weekOf({ from: '2026-11-02' }, today)).toEqual(week);
    expect(weekOf({ from: '2026-12-02' }, today)).toEqual(week);
  });

  it('a day stays in one week, counted from today, also over the change of the clocks (decision 90)', () => {
    expect(weekOf({ from: '2026-12-03' }, today)[0]).toBe('2026-12-03');
    expect(weekOf({ from: '2026-12-09' }, today)[0]).toBe('2026-12-03');
    expect(weekOf({ from: '2026-11-09' }, '2026-10-26')[0]).toBe('2026-11-09');
  });

  it('one day is chosen where the search begins and ends with it (decision 90)', () => {
    expect(dayOf({ from: '2026-12-03', to: '2026-12-03' })).toBe('2026-12-03');
    expect(dayOf({ from: '2026-12-03', to: null })).toBeNull();
    expect(dayOf({ from: null, to: null })).toBeNull();
  });

  it('the weeks around never leave what may be searched, and the first one sets no date (decision 90)', () => {
    expect(weeksBeside(weekOf({ from: null }, today), today)).toEqual({ before: null, after: '2026-12-03' });
    expect(weeksBeside(weekOf({ from: '2026-12-05' }, today), today)).toEqual({ before: today, after: '2026-12-10' });
    expect(weeksBeside(weekOf({ from: '2027-02-24' }, today), today).after).toBeNull();
    expect(rangeOfWeek(today, today)).toEqual({ from: null, to: null });
    expect(rangeOfWeek('2026-12-03', today)).toEqual({ from: '2026-12-03', to: '2026-12-09' });
  });
});
