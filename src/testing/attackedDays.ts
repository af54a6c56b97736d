import { clinics, iso, network, now, professionals } from './attackedDatabase';

export { network, now };
export const clinicCount = clinics.length;

export type FreeTime = {
  spaceId: string;
  clinicId: string;
  profId: string;
  careType: string;
  mode: string;
  start: string;
  timeZone: string;
  durationMinutes: number;
  held: null;
};

const [minute, day] = [60_000, 86_400_000];

/** The same in every run: only the attacker’s success may vary. */
let seed = 20_261_126;
const below = (limit: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * limit);
};

const freeTime = (clinic: number, spaceId: string, daysAhead: number): FreeTime => {
  const team = professionals[clinic] ?? [];
  return {
    spaceId,
    clinicId: clinics[clinic]?.clinicId ?? '',
    profId: team[below(team.length)] ?? '',
    careType: ['walk-in', 'priority', 'covid'][below(3)] ?? '',
    mode: 'in-person',
    start: iso(now - (now % day) + daysAhead * day + (13 * 60 + below(32) * 15) * minute),
    timeZone: 'America/Toronto',
    durationMinutes: 15,
    held: null,
  };
};

/** Thirty free times of six clinics within two weeks, as the server answers: by time. */
export const freeTimes = (search: number): FreeTime[] => {
  const near = Array.from({ length: 6 }, () => below(clinics.length));
  return Array.from({ length: 30 }, (_, at) =>
    freeTime(near[below(near.length)] ?? 0, `space-${search}-${at}`, 1 + below(14)),
  ).sort((one, other) => (one.start < other.start ? -1 : 1));
};

/** What the clinics see: the appointments of these reports, and ten times as many of others. */
export const dayLists = (booked: readonly FreeTime[]): FreeTime[] => [
  ...booked,
  ...Array.from({ length: booked.length * 10 }, (_, at) =>
    freeTime(below(clinics.length), `other-${at}`, 1 + below(14)),
  ),
];
