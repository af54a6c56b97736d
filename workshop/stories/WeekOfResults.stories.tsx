import { addDays } from '../../src/lib/clinicTime';
import { anySlot } from '../../src/scheduling/search/searchChoice';
import { WeekRow } from '../../src/scheduling/slots/WeekRow';
import type { Subject } from '../stage/story';

export default { title: 'Screens/WeekOfResults' } satisfies Subject;

const today = '2099-11-26';
const counts = new Map([0, 3, 12, 140, 7, 0, 21].map((count, day) => [addDays(today, day), count]));
const day = addDays(today, 2);
const usual = { choice: anySlot, counts, today, onChange: () => undefined };

export function Counted() {
  return <WeekRow {...usual} />;
}

export function OneDayChosen() {
  return <WeekRow {...usual} choice={{ ...anySlot, from: day, to: day }} />;
}

export function NotCountedYet() {
  return <WeekRow {...usual} counts={new Map()} />;
}
