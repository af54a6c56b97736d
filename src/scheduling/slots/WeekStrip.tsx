import type { Criteria } from '../../../contract/appointments.ts';
import type { Person } from '../../api/appointmentsApi';
import { selectIsOffered } from '../../api/capability';
import { useCountSlotsQuery } from '../../api/daysApi';
import { useAppSelector } from '../../store/hooks';
import { useComingBack } from '../../ui';
import type { SearchChoice } from '../search/searchChoice';
import { weekOf } from '../search/weekRange';
import { freshSeconds } from './useFreeSlots';
import { WeekRow } from './WeekRow';

type Props = {
  choice: SearchChoice;
  criteria: Criteria;
  person: Person;
  today: string;
  onChange: (change: (current: SearchChoice) => SearchChoice) => void;
};

/** Drawn before the counts are there: nothing below it moves. */
export function WeekStrip({ choice, criteria, person, today, onChange }: Props) {
  const week = weekOf(choice, today);
  const { sort: _sort, limit: _limit, ...wanted } = criteria;
  const asked = useCountSlotsQuery(
    { criteria: { ...wanted, from: week[0], to: week.at(-1) }, dependent: person },
    { refetchOnMountOrArgChange: freshSeconds },
  );
  useComingBack(() => {
    if (Date.now() - (asked.fulfilledTimeStamp ?? 0) > freshSeconds * 1000) void asked.refetch();
  });
  const isOffered = useAppSelector(selectIsOffered('countSlots'));
  if (!isOffered) return null;
  const counts = new Map(asked.currentData?.map(({ date, count }) => [date, count]));
  return <WeekRow {...{ choice, counts, today, onChange }} />;
}
