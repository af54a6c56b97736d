import { alike, mostByChance } from '../../../testing/byChance';
import { cancelMinutesOf, dayLists, freeTimes, now, type FreeTime } from '../../../testing/attackedDays';
import {
  careOf,
  clinicOf,
  facets,
  more,
  mostOften,
  oftenIn,
  secrets,
  shapeOf,
  timeOf,
  valuesOf,
  type Of,
} from '../../../testing/freeTimeFacets';
import { toldOf, type Told } from '../../../testing/dayReport';
import { seededDraws } from '../../../testing/seededRandom';

/* The attacker has the file, the public free times, and the day list of every clinic. */

const reports = 500;
const { random, restore } = seededDraws(20_261_126);
const below = (most: number): number => Math.floor(random() * most);
const anyOf = <T>(list: readonly T[]): T | undefined => list[below(list.length)];
const dayMs = 86_400_000;

const searches = Array.from({ length: reports }, (_, at) => freeTimes(at));

/** Which of the same stand together, without what they are: `0 0 1 0`. */
const pattern = (list: readonly FreeTime[], of: Of): string => {
  const seen = valuesOf(list, of);
  return list.map((slot) => seen.indexOf(of(slot))).join(' ');
};

const countsOf = (list: readonly FreeTime[], of: Of): string =>
  valuesOf(list, of)
    .map((value) => Math.round(oftenIn(list, of, value) * list.length))
    .sort((one, other) => one - other)
    .join(' ');

/** What two lists of free times may have in common. */
type Mark = (list: readonly FreeTime[]) => string | number;

const perFacet = (name: string, markOf: (of: Of) => Mark): [string, Mark][] =>
  Object.entries({ ...facets, ...more }).map(([facet, of]) => [`${name} ${facet}`, markOf(of)]);

/** How the attacker tells one list of free times from another. */
const marksOfLists: [string, Mark][] = [
  ...perFacet('which times share a', (of) => (list) => pattern(list, of)),
  ...perFacet('how many times there are of each', (of) => (list) => countsOf(list, of)),
  ...perFacet('how many there are of', (of) => (list) => valuesOf(list, of).length),
  ['how long it is', (list) => list.length],
];

type Guess = (told: Told, list: readonly FreeTime[]) => FreeTime | undefined;

const nearest = (list: readonly FreeTime[], away: (slot: FreeTime) => number): FreeTime | undefined => {
  const least = Math.min(...list.map(away));
  return anyOf(list.filter((slot) => away(slot) === least));
};

const rankIn = (list: readonly { start: string }[], start: string): number =>
  list.filter((one) => one.start < start).length / list.length;

const daysAway = ({ start }: { start: string }): number => Math.round((Date.parse(start) - now) / dayMs);

const byDigits = (one: number, other: number): number =>
  Math.abs(Math.floor(Math.log10(one)) - Math.floor(Math.log10(other)));

/** How the attacker, who even knows the search, finds the appointment in it. */
const guesses: [string, Guess][] = [
  [
    'its place in the list',
    ({ spaces, booked }, list) => list[spaces.findIndex(({ spaceId }) => spaceId === booked.spaceId)],
  ],
  [
    'its rank among the times',
    ({ spaces, booked }, list) => list[Math.floor(rankIn(spaces, booked.start) * list.length)],
  ],
  [
    'how far away it is told',
    ({ booked }, list) => nearest(list, (slot) => Math.abs(daysAway(slot) - daysAway(booked))),
  ],
  [
    'half as far away as it is told',
    ({ booked }, list) => nearest(list, (slot) => Math.abs(daysAway(slot) - daysAway(booked) / 2)),
  ],
  [
    'how far its clinic is',
    ({ booked }, list) => nearest(list, (slot) => byDigits(slot.distanceKm, booked.distanceKm)),
  ],
  ['what its service says', ({ booked }, list) => nearest(list, (slot) => (shapeOf(slot) === shapeOf(booked) ? 0 : 1))],
  [
    'the place of its clinic among those watched',
    ({ watched, booked }, list) => {
      const clinicId = valuesOf(list, clinicOf)[watched.indexOf(booked.clinicId)];
      return anyOf(list.filter((slot) => slot.clinicId === clinicId));
    },
  ],
  [
    'how long before it can be cancelled',
    ({ booked }, list) => {
      const isDays = Date.parse(booked.start) - Date.parse(booked.cancelUntil) >= dayMs / 2;
      return nearest(list, ({ clinicId }) => (cancelMinutesOf(clinicId) >= 1440 === isDays ? 0 : 1));
    },
  ],
  [
    'the order in which times were held',
    ({ held, spaces }, list) => {
      const [first = 0, second = 0] = held.map(({ spaceId }) => spaces.findIndex((one) => one.spaceId === spaceId));
      const middle = Math.floor(list.length / 2);
      return anyOf(second > first ? list.slice(middle) : list.slice(0, middle));
    },
  ],
  ...Object.entries(facets).map(([facet, of]): [string, Guess] => [
    `how often its ${facet} stands there`,
    ({ spaces, booked }, list) => {
      const often = oftenIn(spaces, of, of(booked));
      return nearest(list, (slot) => Math.abs(oftenIn(list, of, of(slot)) - often));
    },
  ]),
];

describe('with the file, the public free times and the day lists, an attacker', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 100_000);
  afterAll(() => {
    clock.mockRestore();
    restore();
  });
  const victims = searches.map((spaces) => {
    const [chosen, first] = [anyOf(spaces), anyOf(spaces)];
    if (!chosen || !first) throw new Error('no free time');
    return { spaces, chosen, told: toldOf(spaces, [first, chosen]) };
  });

  it.each(marksOfLists)('an attacker with the report and the free times finds no search again by %s', (_by, mark) => {
    const marks = searches.map(mark);
    const found = victims.filter(({ spaces, told }) => {
      const shown = mark(told.spaces);
      const fitting = searches.filter((_, at) => marks[at] === shown);
      return (anyOf(fitting) ?? anyOf(searches)) === spaces;
    }).length;
    expect(found).toBeLessThanOrEqual(mostByChance(alike(reports, 1 / reports)));
  });

  it.each(guesses)('an attacker who even knows the search finds nothing of the appointment by %s', (_by, guess) => {
    const guessed = victims.map(({ spaces, told }) => guess(told, spaces));
    for (const [name, of] of Object.entries(secrets)) {
      const found = victims.filter(({ chosen }, at) => {
        const slot = guessed[at];
        return slot !== undefined && of(slot) === of(chosen);
      }).length;
      const most = mostByChance(victims.map(({ spaces }) => mostOften(spaces, of)));
      expect({ name, found, isChance: found <= most }).toEqual({ name, found, isChance: true });
    }
  });

  it('every report has as many steps and watches as many clinics, whatever the list had', () => {
    expect(new Set(victims.map(({ told: { steps, watched } }) => `${steps} ${watched.length}`)).size).toBe(1);
  });

  it('an attacker with the report and the day lists finds no appointment by its minute, its hour, its weekday, its kind of care or its mode', () => {
    const marks: Of[] = [
      timeOf,
      ({ start }) => start.slice(14, 16),
      ({ start }) => start.slice(11, 13),
      ({ start }) => String(new Date(start).getUTCDay()),
      careOf,
    ];
    const listed = dayLists(victims.map(({ chosen }) => chosen));
    for (const mark of marks) {
      const found = victims.filter(({ chosen, told }) => {
        const fitting = listed.filter((one) => mark(told.booked) === mark(one));
        return (anyOf(fitting) ?? anyOf(listed))?.clinicId === chosen.clinicId;
      }).length;
      expect(found).toBeLessThanOrEqual(mostByChance(alike(reports, mostOften(listed, clinicOf))));
    }
  });
});
