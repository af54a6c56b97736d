import { drawn } from './chance';

const minute = 60_000;
const day = 86_400_000;
/** Such as the end of a hold. */
const soon = 30 * minute;
/** 8:00 in Quebec, in UTC. */
const morning = 13 * 60 * minute;
const minutesOfDay = 600;

const ascending = (list: Iterable<number>): number[] => [...new Set(list)].sort((one, two) => one - two);

const daysBetween = () => (1 + drawn(3)) * day;

const drawnMinutes = (count: number): number[] => {
  const found = new Set<number>();
  while (found.size < Math.min(count, minutesOfDay)) found.add(drawn(minutesOfDay));
  return ascending(found);
};

const place = (instants: readonly number[], from: number, firstDay: number, forward: boolean) => {
  const byDay = new Map<number, number[]>();
  for (const instant of forward ? instants : instants.toReversed()) {
    const block = Math.floor((instant - from) / day);
    byDay.set(block, [...(byDay.get(block) ?? []), instant]);
  }
  let at = firstDay;
  return [...byDay.values()].flatMap((list) => {
    at += forward ? daysBetween() : -daysBetween();
    const minutes = drawnMinutes(list.length);
    return ascending(list).map((instant, index): [number, number] => [
      instant,
      at + morning + (minutes[Math.min(index, minutes.length - 1)] ?? 0) * minute,
    ]);
  });
};

const between = (before: [number, number], after: [number, number] | undefined): number =>
  after === undefined
    ? before[1] + daysBetween()
    : before[1] + drawn(Math.max(1, Math.floor((after[1] - before[1]) / minute))) * minute;

/**
 * Instants of the recording become whole minutes after noon; others keep only their order.
 * @param begun the start of the recording
 */
export const makeCalendar = (instants: Iterable<number>, begun: number, now: number) => {
  const noon = Math.floor(begun / day) * day + day / 2;
  const end = now + soon;
  const near = (instant: number) => noon + Math.floor((instant - begun) / minute) * minute;
  const list = ascending(instants);
  const past = list.filter((instant) => instant < begun);
  const coming = list.filter((instant) => instant > end);
  const given = new Map([
    ...place(past, begun, noon - day / 2, false),
    [begun, noon] as const,
    [end, near(end)] as const,
    ...place(coming, end, Math.floor(near(end) / day) * day, true),
  ]);

  const added = (instant: number): number => {
    const known = [...given].sort(([one], [two]) => one - two);
    const after = known.findIndex(([one]) => one > instant);
    const before = known[after === -1 ? known.length - 1 : after - 1];
    const placed = before === undefined ? (known[0]?.[1] ?? noon) - daysBetween() : between(before, known[after]);
    given.set(instant, placed);
    return placed;
  };
  return (instant: number): number =>
    instant >= begun && instant <= end ? near(instant) : (given.get(instant) ?? added(instant));
};

export type Calendar = ReturnType<typeof makeCalendar>;
