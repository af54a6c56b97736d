/** A moment that a run of the tests begins at. */
export type Moment = {
  name: string;
  /** On a clock of Montréal: `2026-12-04T19:30`. */
  local: string;
};

/** When what the demo offers, or a calendar itself, differs most from an ordinary weekday, or what a test names is past. */
export const moments: readonly Moment[] = [
  { name: 'a Friday evening', local: '2026-12-04T19:30' },
  { name: 'a Saturday at noon', local: '2026-12-05T12:00' },
  { name: 'a Sunday before midnight', local: '2026-12-06T23:50' },
  { name: 'the last evening of a year', local: '2026-12-31T22:00' },
  { name: '29 February', local: '2028-02-29T11:00' },
  { name: 'the last evening of a month', local: '2027-01-31T21:00' },
  { name: 'the night before the clocks go forward', local: '2027-03-13T22:00' },
  { name: 'the night before the clocks go back', local: '2027-11-06T22:00' },
  { name: 'when the children of today are grown', local: '2041-03-14T10:00' },
];

/** How far Montréal's clock is behind UTC at an instant, in minutes. */
const minutesBehind = (instant: Date): number => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Toronto', timeZoneName: 'longOffset' });
  const offset = parts.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, hours = '0', minutes = '0'] = /GMT-(\d\d):(\d\d)/.exec(offset) ?? [];
  return Number(hours) * 60 + Number(minutes);
};

export function instantOf({ local }: Moment): Date {
  const asUtc = new Date(`${local}:00Z`);
  return new Date(asUtc.getTime() + minutesBehind(asUtc) * 60_000);
}

/**
 * The setting that moves a clock to a moment. It adds seconds: no process needs to know when the first began.
 * @returns the words of `faketime -f`: seconds to add, such as `+604800s`
 */
export function fakedClock(moment: Moment, now: Date): string {
  const seconds = Math.round((instantOf(moment).getTime() - now.getTime()) / 1000);
  return `${seconds < 0 ? '' : '+'}${seconds}s`;
}

/**
 * faketime keeps its clock in shared memory that only its own user may open. A database that runs as another user would
 * make one of its own, named after its process id, and fail where a killed process left one of that name.
 */
const openToEveryUser = [
  'for name in $FAKETIME_SHARED; do',
  '  for file in "/dev/shm$name" "/dev/shm/sem.${name#/}"; do [ ! -e "$file" ] || chmod a+rw "$file"; done;',
  'done; exec "$@"',
].join(' ');

/** The words of `faketime` that run a command, and all users it runs programs as, from a moment on. */
export const underFakedClock = (moment: Moment, now: Date, command: readonly string[]): string[] => [
  '-f',
  fakedClock(moment, now),
  ...['sh', '-c', openToEveryUser, 'sh', ...command],
];
