import {
  clinics,
  database,
  iso,
  network,
  now,
  people,
  professionals,
  type Person,
} from '../../../testing/attackedDatabase';
import { alike, mostByChance } from '../../../testing/byChance';
import { seededDraws } from '../../../testing/seededRandom';
import { fieldsOf } from '../../../lib/isRecord';
import { redactTrace } from './redactTrace';

/*
 * The attacker has the file and the database: everybody’s appointments, consents, children and names, and the network
 * that the server tells to everybody, in its order.
 */

const { random, restore } = seededDraws(20_261_123);
const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 100_000);
afterAll(() => {
  clock.mockRestore();
  restore();
});

const reports = 1_000;
const week = 7 * 86_400_000;

const entry = (endpointName: string, originalArgs: unknown, data: unknown) => ({
  [`${endpointName}(${JSON.stringify(originalArgs)})`]: {
    status: 'fulfilled',
    endpointName,
    originalArgs,
    data,
    startedTimeStamp: now + 400,
    fulfilledTimeStamp: now + 777,
  },
});

const stateOf = ({ firstName, lastName, starts, clinic, decidedAt, childBirthDate, childEndsOn }: Person) => ({
  api: {
    queries: {
      ...entry('getNetwork', 'main', network),
      ...entry('getUser', undefined, { firstName, lastName }),
      ...entry('getConsents', undefined, { terms: { decidedAt: iso(decidedAt) } }),
      ...entry('listDependents', undefined, [{ birthDate: childBirthDate, endsOn: childEndsOn }]),
      ...entry(
        'listHistory',
        undefined,
        starts.map((start) => ({
          start: iso(start),
          clinicId: `clinic-${clinic}`,
          profId: professionals[clinic]?.[0],
          timeZone: clinics[clinic]?.timeZone,
          languages: clinics[clinic]?.languages,
        })),
      ),
    },
  },
});

type Appointment = { start: string; clinicId: string; profId: string };
type Told = {
  network: Omit<typeof network, 'clinics'> & {
    clinics: { clinicId: string; name: string; [field: string]: unknown }[];
  };
  user: { firstName: string; lastName: string };
  consents: { terms: { decidedAt: string } };
  dependents: { birthDate: string; endsOn: string }[];
  history: Appointment[];
};

const toldIn = (person: Person): Told => {
  const { base } = redactTrace({ base: stateOf(person), actions: [], times: [now], dropped: 0 }, () => false);
  const file = fieldsOf(JSON.parse(JSON.stringify(base)));
  const entries = Object.values(fieldsOf(fieldsOf(file['api'])['queries'])).map(fieldsOf);
  const found = new Map(entries.map(({ endpointName, data }) => [endpointName, data]));
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the attacker reads JSON
  return {
    network: found.get('getNetwork'),
    user: found.get('getUser'),
    consents: found.get('getConsents'),
    dependents: found.get('listDependents'),
    history: found.get('listHistory'),
  } as Told;
};

const shapeOf = (written: string): string => written.replace(/\p{Lu}/gu, 'A').replace(/\p{Ll}/gu, 'a');
const gapsOf = (times: readonly number[]): number[] => times.slice(1).map((time, at) => time - (times[at] ?? 0));

/** How well a person of the database fits the file, by one kind of trace that people leave. */
const likeness: Record<string, (told: Told, person: Person) => number> = {
  'one exact instant': ({ consents }, { decidedAt }) => (consents.terms.decidedAt === iso(decidedAt) ? 1 : 0),
  'one instant to the minute, in whatever week': ({ consents }, { decidedAt }) =>
    Math.floor((Date.parse(consents.terms.decidedAt) % week) / 60_000) === Math.floor((decidedAt % week) / 60_000)
      ? 1
      : 0,
  'the hours of the appointments': ({ history }, { starts }) =>
    starts.filter((start, at) => start % 86_400_000 === Date.parse(history[at]?.start ?? '') % 86_400_000).length,
  'the time between the appointments': ({ history }, { starts }) => {
    const told = gapsOf(history.map(({ start }) => Date.parse(start)));
    return -gapsOf(starts).reduce((sum, gap, at) => sum + Math.abs(gap - (told[at] ?? 0)), 0);
  },
  'the shape of a name': ({ user }, { firstName, lastName }) =>
    shapeOf(`${user.firstName} ${user.lastName}`) === shapeOf(`${firstName} ${lastName}`) ? 1 : 0,
};

const bestOf = (told: Told, like: (told: Told, person: Person) => number): Person | undefined => {
  const scores = database.map((person) => like(told, person));
  const highest = Math.max(...scores);
  const fitting = database.filter((_, at) => scores[at] === highest);
  return fitting[Math.floor(random() * fitting.length)];
};

/** Each by what stays of a clinic in the file; the position in a list is one of them. */
const clinicBy: Record<string, (told: Told) => number> = {
  'its place in the list': ({ network: { clinics: list }, history }) =>
    list.findIndex(({ clinicId }) => clinicId === history[0]?.clinicId),
  'the place of its professional': ({ network: { hashProfName }, history }) => {
    const index = Object.keys(hashProfName).indexOf(history[0]?.profId ?? '');
    return professionals.findIndex((list) => list.includes(professionals.flat()[index] ?? ''));
  },
  'its attributes, and the size of its team': ({ network: told, history }) => {
    const id = history[0]?.clinicId ?? '';
    const one = told.clinics.find(({ clinicId }) => clinicId === id);
    const scores = clinics.map(
      (true_, at) =>
        Object.entries(true_).filter(([field, value]) => JSON.stringify(one?.[field]) === JSON.stringify(value))
          .length +
        (told.hashClinicProf[id]?.length === professionals[at]?.length ? 1 : 0) +
        (shapeOf(String(one?.name)) === shapeOf(true_.name) ? 2 : 0),
    );
    const highest = Math.max(...scores);
    const fitting = scores.flatMap((score, at) => (score === highest ? [at] : []));
    return fitting[Math.floor(random() * fitting.length)] ?? -1;
  },
};

describe('with the file and the database, an attacker', () => {
  const victims = Array.from({ length: reports }, (_, at) => {
    const person = database[at % people];
    if (!person) throw new Error('no such person');
    return { person, told: toldIn(person) };
  });

  it.each(Object.entries(likeness))(
    'an attacker with the report and the database finds no account by %s',
    (_by, like) => {
      const found = victims.filter(({ person, told }) => bestOf(told, like) === person).length;
      expect(found).toBeLessThanOrEqual(mostByChance(alike(reports, 1 / people)));
    },
  );

  it.each(Object.entries(clinicBy))(
    'an attacker with the report and the database finds no clinic by %s',
    (_by, guess) => {
      const found = victims.filter(({ person, told }) => guess(told) === person.clinic).length;
      expect(found).toBeLessThanOrEqual(mostByChance(alike(reports, 1 / clinics.length)));
    },
  );

  it('an attacker with the report and the database finds no birth date of a child, in the date itself or in the end of an access', () => {
    for (const { person, told } of victims) {
      expect(JSON.stringify(told)).not.toContain(person.childBirthDate);
      expect(told.dependents[0]?.endsOn).toBe(`${person.childEndsOn.slice(0, 4)}-12-31`);
    }
  });

  it('an attacker with the report and the database learns only the order of the appointments, and which are past', () => {
    for (const { told } of victims) {
      const starts = told.history.map(({ start }) => Date.parse(start));
      expect(starts).toEqual([...starts].sort((one, two) => one - two));
      expect(starts.filter((start) => start < now)).toHaveLength(2);
    }
  });
});
