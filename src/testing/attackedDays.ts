import { clinics, iso, network, now, professionals } from './attackedDatabase';

export { network, now };

export type FreeTime = {
  spaceId: string;
  clinicId: string;
  profId: string | null;
  perName: string;
  careType: string;
  mode: string;
  start: string;
  timeZone: string;
  durationMinutes: number;
  distanceKm: number;
  care?: object;
  elsewhere?: object;
  held: string | null;
};

const [minute, day] = [60_000, 86_400_000];

/** The same in every run: only the attacker’s success may vary. */
let seed = 20_261_126;
const below = (limit: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * limit);
};

const careOf = (clinic: number): object => ({
  ages: clinic % 2 ? { from: 18 + clinic, to: null } : null,
  fee: clinic % 3 ? { cents: 10 ** (1 + (clinic % 4)), text: `tarif ${clinic}` } : null,
  cards: Array.from({ length: clinic % 5 }, () => 'ramq'),
});

const freeTime = (clinic: number, spaceId: string, daysAhead: number): FreeTime => {
  const team = professionals[clinic] ?? [];
  return {
    spaceId,
    clinicId: clinics[clinic]?.clinicId ?? '',
    profId: team[below(team.length)] ?? '',
    perName: `service ${clinic}`,
    careType: ['walk-in', 'priority', 'covid'][below(3)] ?? '',
    mode: below(4) ? 'in-person' : 'phone',
    start: iso(now - (now % day) + daysAhead * day + (13 * 60 + below(32) * 15) * minute),
    timeZone: 'America/Toronto',
    durationMinutes: 15,
    distanceKm: 10 ** (clinic % 4) + clinic / 10,
    ...(clinic % 4 ? { care: careOf(clinic) } : {}),
    ...(clinic % 6 ? {} : { elsewhere: { link: 'https://exemple.ca', phone: null } }),
    held: null,
  };
};

/** Free times of some clinics within two weeks, as the server answers: by time. */
export const freeTimes = (search: number): FreeTime[] => {
  const near = Array.from({ length: 1 + below(12) }, () => below(clinics.length));
  return Array.from({ length: 2 + below(49) }, (_, at) =>
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

/** How long before its start each clinic lets cancel, in minutes. */
export const cancelMinutesOf = (clinicId: string): number =>
  clinics.find((clinic) => clinic.clinicId === clinicId)?.cancelLimitMinutes ?? 0;
