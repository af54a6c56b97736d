import { clinicCount, dayLists, freeTimes, now, type FreeTime } from '../../../testing/attackedDays';
import { toldOf, type Told } from '../../../testing/dayReport';
import { seededRandom, testSeed } from '../../../testing/testSeed';

/* The attacker has the file, the public free times, and the day list of every clinic. */

const reports = 200;
const random = seededRandom(testSeed(20_261_126));
const below = (most: number): number => Math.floor(random() * most);

jest.spyOn(crypto, 'getRandomValues').mockImplementation((list) => {
  if (list instanceof Uint32Array) list.forEach((_, at) => (list[at] = random() * 2 ** 32));
  return list;
});
jest.spyOn(Date, 'now').mockReturnValue(now + 100_000);

/** A search for the free times of two weeks around one clinic: what the server answers, in its order. */
const searches = Array.from({ length: reports }, (_, at) => freeTimes(at));

/** Which of the same stand together, without what they are: `0 0 1 0`. */
const pattern = (list: readonly FreeTime[], of: (slot: FreeTime) => string | null): string => {
  const seen: (string | null)[] = [];
  return list
    .map(of)
    .map((value) => {
      if (!seen.includes(value)) seen.push(value);
      return seen.indexOf(value);
    })
    .join(' ');
};

const clinicOf = ({ clinicId }: FreeTime) => clinicId;
const professionalOf = ({ profId }: FreeTime) => profId;
const timeOf = ({ start }: FreeTime) => start;
const dayOf = ({ start }: FreeTime) => start.slice(0, 10);
const careOf = ({ careType }: FreeTime) => careType;
const countsOf = (list: readonly FreeTime[], of: (slot: FreeTime) => string | null): string => {
  const counts = new Map<string | null, number>();
  for (const slot of list) counts.set(of(slot), (counts.get(of(slot)) ?? 0) + 1);
  return [...counts.values()].sort((one, other) => one - other).join(' ');
};

/** How the attacker tells one list of free times from another. */
const likeness: Record<string, (told: readonly FreeTime[], true_: readonly FreeTime[]) => boolean> = {
  'which times are of one clinic': (told, list) => pattern(told, clinicOf) === pattern(list, clinicOf),
  'which times are of one professional': (told, list) =>
    pattern(told, professionalOf) === pattern(list, professionalOf),
  'which times are at once': (told, list) => pattern(told, timeOf) === pattern(list, timeOf),
  'which times are of one day': (told, list) => pattern(told, dayOf) === pattern(list, dayOf),
  'which times are of one kind of care': (told, list) => pattern(told, careOf) === pattern(list, careOf),
  'how many times each clinic has': (told, list) => countsOf(told, clinicOf) === countsOf(list, clinicOf),
  'how many times each professional has': (told, list) =>
    countsOf(told, professionalOf) === countsOf(list, professionalOf),
  'how many times each day has': (told, list) => countsOf(told, dayOf) === countsOf(list, dayOf),
};

const anyOf = <T>(list: readonly T[]): T | undefined => list[below(list.length)];

/** The mean of who guesses, and four deviations. */
const byChance = (choices: number): number =>
  reports / choices + 4 * Math.sqrt((reports / choices) * (1 - 1 / choices));

/** What the attacker wants to know of the appointment, and among how many. */
const secrets: Record<
  string,
  { of: (slot: FreeTime) => string | null; choices: (list: readonly FreeTime[]) => number }
> = {
  clinic: { of: clinicOf, choices: (list) => new Set(list.map(clinicOf)).size },
  professional: { of: professionalOf, choices: (list) => new Set(list.map(professionalOf)).size },
  minute: { of: timeOf, choices: (list) => new Set(list.map(timeOf)).size },
};

describe('with the file, the public free times and the day lists, an attacker', () => {
  const victims = searches.map((spaces) => {
    const chosen = anyOf(spaces);
    if (!chosen) throw new Error('no free time');
    return { spaces, chosen, told: toldOf(spaces, [anyOf(spaces) ?? chosen, chosen]) };
  });

  it.each(Object.entries(likeness))(
    'an attacker with the report and the free times finds no search again by %s',
    (_by, fits) => {
      const found = victims.filter(({ spaces, told }) => {
        const fitting = searches.filter((list) => fits(told.spaces, list));
        return (fitting.length > 0 ? anyOf(fitting) : anyOf(searches)) === spaces;
      }).length;
      expect(found).toBeLessThanOrEqual(byChance(reports));
    },
  );

  it.each(Object.entries(secrets))(
    'an attacker who even knows the search finds no %s of the appointment by its place in the list',
    (_of, { of, choices }) => {
      const found = victims.filter(({ spaces, chosen, told }) => {
        const place = told.spaces.findIndex(({ spaceId }) => spaceId === told.booked.spaceId);
        const guess = spaces[place];
        return guess !== undefined && of(guess) === of(chosen);
      }).length;
      const fewest = Math.min(...victims.map(({ spaces }) => choices(spaces)));
      expect(found).toBeLessThanOrEqual(byChance(fewest));
    },
  );

  it.each(Object.entries({ clinic: clinicOf, professional: professionalOf, 'kind of care': careOf }))(
    'an attacker who even knows the search finds no %s of the appointment by how often it stands in the list',
    (_of, of) => {
      const found = victims.filter(({ spaces, chosen, told }) => {
        const often = (list: readonly FreeTime[], value: string): number =>
          list.filter((slot) => of(slot) === value).length / list.length;
        const values = [...new Set(spaces.map(of))];
        const told_ = often(told.spaces, of(told.booked));
        const away = values.map((value) => Math.abs(often(spaces, value) - told_));
        const nearest = values.filter((_, at) => away[at] === Math.min(...away));
        return anyOf(nearest) === of(chosen);
      }).length;
      // Who guesses takes what stands there most often.
      const most = victims.reduce((sum, { spaces }) => {
        const counts = [...new Set(spaces.map(of))].map((value) => spaces.filter((slot) => of(slot) === value).length);
        return sum + Math.max(...counts) / spaces.length;
      }, 0);
      expect(found).toBeLessThanOrEqual(most + 4 * Math.sqrt(most * (1 - most / reports)));
    },
  );

  it.each(Object.entries({ day: dayOf, minute: timeOf }))(
    'an attacker who even knows the search finds no %s of the appointment by its rank among the times, or by how far away it is told',
    (_of, of) => {
      const guesses: ((told: Told, values: readonly string[]) => number)[] = [
        ({ spaces, booked }, { length }) =>
          Math.floor((spaces.filter(({ start }) => start < booked.start).length / spaces.length) * length),
        ({ booked }) => Math.round((Date.parse(booked.start) - now) / 86_400_000 / 2) - 1,
        ({ booked }) => Math.round((Date.parse(booked.start) - now) / 86_400_000) - 1,
      ];
      for (const guess of guesses) {
        const found = victims.filter(({ spaces, chosen, told }) => {
          const values = [...new Set(spaces.map(of))].sort();
          return values[guess(told, values)] === of(chosen);
        }).length;
        const fewest = Math.min(...victims.map(({ spaces }) => new Set(spaces.map(of)).size));
        expect(found).toBeLessThanOrEqual(byChance(fewest));
      }
    },
  );

  it('an attacker who even knows the search finds no appointment by the order in which times were held', () => {
    const found = victims.filter(({ spaces, chosen, told: { held, spaces: list, booked } }) => {
      const places = held.map(({ spaceId }) => list.findIndex((one) => one.spaceId === spaceId));
      const isLater = (places[1] ?? 0) > (places[0] ?? 0);
      const guess = anyOf(isLater ? spaces.slice(spaces.length / 2) : spaces.slice(0, spaces.length / 2));
      return guess !== undefined && booked.spaceId !== '' && guess.spaceId === chosen.spaceId;
    }).length;
    expect(found).toBeLessThanOrEqual(byChance(Math.min(...searches.map(({ length }) => length / 2))));
  });

  it('an attacker with the report and the day lists finds no appointment by its minute, its hour, its weekday or its kind of care', () => {
    const fits: ((told: FreeTime, listed: FreeTime) => boolean)[] = [
      (told, listed) => told.start === listed.start,
      (told, listed) => told.start.slice(14, 16) === listed.start.slice(14, 16),
      (told, listed) => told.start.slice(11, 13) === listed.start.slice(11, 13),
      (told, listed) => new Date(told.start).getUTCDay() === new Date(listed.start).getUTCDay(),
      (told, listed) => told.careType === listed.careType,
    ];
    const booked = victims.map(({ chosen }) => chosen);
    const listed = dayLists(booked);
    for (const fit of fits) {
      const found = victims.filter(({ chosen, told }) => {
        const fitting = listed.filter((one) => fit(told.booked, one));
        return (fitting.length > 0 ? anyOf(fitting) : anyOf(listed))?.clinicId === chosen.clinicId;
      }).length;
      expect(found).toBeLessThanOrEqual(byChance(clinicCount));
    }
  });
});
