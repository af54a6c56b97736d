import { startsWithin } from '../../../../contract/slotSeries.ts';
import type { StaffSeriesBody } from '../../../../contract/staffSlots.ts';
import type { CalendarDate } from '../calendar.ts';
import { minuteMs } from '../durations.ts';
import { instantsShowing } from '../zonedTime.ts';

export type SlotPeriod = { startsAt: Date; endsAt: Date };

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const wallTime = (date: CalendarDate, minutes: number): string =>
  `${date}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** None in an hour that a change of clock skips, one in an hour that it repeats. */
export const layOutSeries = (
  { dates, length, ...hours }: Pick<StaffSeriesBody, 'dates' | 'from' | 'until' | 'length'>,
  timeZone: string,
): SlotPeriod[] =>
  [...new Set(dates)].flatMap((date) =>
    startsWithin({ ...hours, length }).flatMap((minutes) =>
      instantsShowing(wallTime(date, minutes), timeZone)
        .slice(0, 1)
        .map((startsAt) => ({ startsAt, endsAt: new Date(startsAt.getTime() + length * minuteMs) })),
    ),
  );
