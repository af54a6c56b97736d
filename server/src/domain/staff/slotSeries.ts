import { startsWithin } from '../../../../contract/slotSeries.ts';
import type { StaffSeriesBody } from '../../../../contract/staffSlots.ts';
import type { CalendarDate } from '../calendar.ts';
import { minuteMs } from '../durations.ts';
import { instantsShowing } from '../zonedTime.ts';

export type SlotPeriod = { startsAt: Date; endsAt: Date };

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const wallTime = (date: CalendarDate, minutes: number): string =>
  `${date}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** After the hour that spring skips, a slot may begin before the one across it ends. */
const apart = (periods: readonly SlotPeriod[]): SlotPeriod[] => {
  const kept: SlotPeriod[] = [];
  for (const period of periods) {
    const before = kept.at(-1);
    if (before === undefined || before.endsAt <= period.startsAt) kept.push(period);
  }
  return kept;
};

/** None in an hour that a change of clock skips, one in an hour that it repeats, and none across another. */
export const layOutSeries = (
  { dates, length, ...hours }: Pick<StaffSeriesBody, 'dates' | 'from' | 'until' | 'length'>,
  timeZone: string,
): SlotPeriod[] =>
  [...new Set(dates)].flatMap((date) =>
    apart(
      startsWithin({ ...hours, length }).flatMap((minutes) =>
        instantsShowing(wallTime(date, minutes), timeZone)
          .slice(0, 1)
          .map((startsAt) => ({ startsAt, endsAt: new Date(startsAt.getTime() + length * minuteMs) })),
      ),
    ),
  );
