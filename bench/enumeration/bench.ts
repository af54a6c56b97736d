import type { Shot } from '../load/shot.ts';
import { rankTest } from '../measure/rankTest.ts';
import { median, quantile } from '../measure/statistics.ts';
import { layFewSlots } from '../network/fewSlots.ts';
import { ms } from '../report/format.ts';
import type { Outcome, Round } from '../report/outcome.ts';
import { startCluster } from '../stage/cluster.ts';
import { startProduct } from '../stage/product.ts';
import { invitedNumber, invitePeople, unknownNumber, wrongCode } from './invitees.ts';
import { knownPerson, recovery, signUpPeople, unknownPerson, wrongLogin } from './requests.ts';
import { bookGuests, guess, identity, noReference } from './guests.ts';

/**
 * Each reference (`appointments`) is tried so seldom that none is locked. Each invitation (`invited`) is tried some nine times: half
 * of the tries meet a code that is locked, which must look the same too.
 */
const full = { pairs: 500, warmUp: 50, people: 100, appointments: 140, invited: 60 };
const smoke: Scale = { pairs: 2, warmUp: 0, people: 1, appointments: 1, invited: 1 };

type Scale = typeof full;

/** Milliseconds from sending to the last byte. @throws when the answer is not the expected one */
const timeOf = async (address: string, { method, path, headers, body }: Shot, expected: number): Promise<number> => {
  const start = performance.now();
  const answer = await fetch(address + path, { method, headers, body });
  await answer.arrayBuffer();
  const time = performance.now() - start;
  if (answer.status !== expected) throw new Error(`${path} answered ${answer.status}, not ${expected}.`);
  return time;
};

type Question = {
  name: 'login' | 'recover' | 'express' | 'manage' | 'hub';
  status: number;
  /** How many there are of each. */
  among: number;
  known: (at: number) => Shot;
  unknown: (at: number) => Shot;
};

type Guests = Awaited<ReturnType<typeof bookGuests>>;

const questionsTo = ({ token, references }: Guests, { people, appointments, invited }: Scale): Question[] => [
  {
    name: 'login',
    status: 403,
    among: people,
    known: (at) => wrongLogin(knownPerson(at)),
    unknown: (at) => wrongLogin(unknownPerson(at)),
  },
  {
    name: 'recover',
    status: 200,
    among: people,
    known: (at) => recovery(knownPerson(at)),
    unknown: (at) => recovery(unknownPerson(at)),
  },
  {
    name: 'express',
    status: 200,
    among: people,
    known: (at) => identity(token, knownPerson(at)),
    unknown: (at) => identity(token, unknownPerson(at)),
  },
  {
    name: 'manage',
    status: 403,
    among: appointments,
    known: (at) => guess(references[at] ?? ''),
    unknown: (at) => guess(noReference(at)),
  },
  {
    name: 'hub',
    status: 403,
    among: invited,
    known: (at) => wrongCode(invitedNumber(at)),
    unknown: (at) => wrongCode(unknownNumber(at)),
  },
];

type Found = { name: Question['name']; known: number[]; unknown: number[] };

/** Asks for a known and an unknown person in turn, the first of each pair by chance, one request at a time. */
const ask = async (address: string, question: Question, { pairs, warmUp }: Scale): Promise<Found> => {
  const { name, status, among, known, unknown } = question;
  const found: Found = { name, known: [], unknown: [] };
  for (let at = -warmUp; at < pairs; at += 1) {
    const person = (at + warmUp) % among;
    const sides = [
      ['known', known(person)],
      ['unknown', unknown(person)],
    ] as const;
    for (const [side, shot] of Math.random() < 0.5 ? sides : sides.toReversed()) {
      const time = await timeOf(address, shot, status);
      if (at >= 0) found[side].push(time);
    }
  }
  return found;
};

/** Between the fastest twentieths, which other work on the machine disturbed least. */
const undisturbedGap = (known: readonly number[], unknown: readonly number[]): number =>
  Math.abs(quantile(known, 0.05) - quantile(unknown, 0.05));

const describe = (found: readonly Found[]): Outcome => {
  const results = found.map(({ name, known, unknown }) => {
    const [ofKnown, ofUnknown] = [median(known), median(unknown)];
    return {
      name,
      ofKnown,
      ofUnknown,
      gap: Math.abs(ofKnown - ofUnknown),
      undisturbed: undisturbedGap(known, unknown),
      p: rankTest(known, unknown),
    };
  });
  const asked = found.map(({ known, unknown }) => Math.min(known.length, unknown.length));
  return {
    tables: [
      {
        title: `${Math.min(...asked)} interleaved pairs each, one request at a time: what an attacker with a watch sees`,
        head: ['call', 'known p50 ms', 'unknown p50 ms', 'gap ms', 'of the fastest twentieth', 'rank test p'],
        rows: results.map(({ name, ofKnown, ofUnknown, gap, undisturbed, p }) => [
          name,
          ms(ofKnown),
          ms(ofUnknown),
          ms(gap),
          ms(undisturbed),
          p.toFixed(3),
        ]),
      },
    ],
    figures: {
      asked: Math.min(...asked),
      ...Object.fromEntries(
        results.flatMap(({ name, gap, undisturbed, p }) => [
          [`${name}.gapMs`, gap],
          [`${name}.undisturbedMs`, undisturbed],
          [`${name}.p`, p],
        ]),
      ),
    },
    notes: [
      'p is how likely two samples of the same thing differ as much; one run in a hundred falls below 0.01 by chance.',
    ],
  };
};

/**
 * Times refused logins, requests to recover and what guests say of themselves, for people who have an account and for people who have
 * none; wrong birth dates, for references that exist and for some that do not; and wrong codes, for numbers that were invited and
 * for some that were not.
 */
export const run = async ({ isSmoke }: Round): Promise<Outcome> => {
  const scale = isSmoke ? smoke : full;
  const cluster = await startCluster();
  try {
    const databaseUrl = await cluster.createDatabase('enumeration');
    const product = await startProduct({ databaseUrl, dataDir: cluster.folder });
    await signUpPeople(product.address, scale.people);
    const found: Found[] = [];
    await layFewSlots(databaseUrl, { clinics: 10, slotsEach: 30 });
    await invitePeople({ databaseUrl, dataDir: cluster.folder }, scale.invited);
    const questions = questionsTo(await bookGuests(product.address, scale.appointments), scale);
    for (const question of questions) found.push(await ask(product.address, question, scale));
    await product.stop();
    return describe(found);
  } finally {
    await cluster.stop();
  }
};
