import type { Shot } from '../load/shot.ts';
import { rankTest } from '../measure/rankTest.ts';
import { median } from '../measure/statistics.ts';
import { ms } from '../report/format.ts';
import type { Outcome } from '../report/outcome.ts';
import { startCluster } from '../stage/cluster.ts';
import { startProduct } from '../stage/product.ts';
import { knownPerson, recovery, signUpPeople, unknownPerson, wrongLogin } from './requests.ts';

const pairs = 500;
const warmUp = 50;
const people = 100;

/** Milliseconds from sending to the last byte. @throws when the answer is not the expected one */
const timeOf = async (address: string, { method, path, headers, body }: Shot, expected: number): Promise<number> => {
  const start = performance.now();
  const answer = await fetch(address + path, { method, headers, body });
  await answer.arrayBuffer();
  const time = performance.now() - start;
  if (answer.status !== expected) throw new Error(`${path} answered ${answer.status}, not ${expected}.`);
  return time;
};

type Question = { name: 'login' | 'recover'; status: number; known: (at: number) => Shot; unknown: (at: number) => Shot };

const questions: Question[] = [
  { name: 'login', status: 403, known: (at) => wrongLogin(knownPerson(at)), unknown: (at) => wrongLogin(unknownPerson(at)) },
  { name: 'recover', status: 200, known: (at) => recovery(knownPerson(at)), unknown: (at) => recovery(unknownPerson(at)) },
];

type Found = { name: Question['name']; known: number[]; unknown: number[] };

/** Asks for a known and an unknown person in turn, the first of each pair by chance, one request at a time. */
const ask = async (address: string, { name, status, known, unknown }: Question): Promise<Found> => {
  const found: Found = { name, known: [], unknown: [] };
  for (let at = -warmUp; at < pairs; at += 1) {
    const person = (at + warmUp) % people;
    const sides = [['known', known(person)], ['unknown', unknown(person)]] as const;
    for (const [side, shot] of Math.random() < 0.5 ? sides : sides.toReversed()) {
      const time = await timeOf(address, shot, status);
      if (at >= 0) found[side].push(time);
    }
  }
  return found;
};

const describe = (found: readonly Found[]): Outcome => {
  const results = found.map(({ name, known, unknown }) => {
    const [ofKnown, ofUnknown] = [median(known), median(unknown)];
    return { name, ofKnown, ofUnknown, gap: Math.abs(ofKnown - ofUnknown), p: rankTest(known, unknown) };
  });
  return {
    tables: [{
      title: `${pairs} interleaved pairs each, one request at a time: what an attacker with a watch sees`,
      head: ['call', 'known p50 ms', 'unknown p50 ms', 'gap ms', 'rank test p'],
      rows: results.map(({ name, ofKnown, ofUnknown, gap, p }) => [name, ms(ofKnown), ms(ofUnknown), ms(gap), p.toFixed(3)]),
    }],
    figures: Object.fromEntries(results.flatMap(({ name, gap, p }) => [[`${name}.gapMs`, gap], [`${name}.p`, p]])),
    notes: ['p is how likely two samples of the same thing differ as much; one run in a hundred falls below 0.01 by chance.'],
  };
};

/** Times refused logins and requests to recover, for people who have an account and for people who have none. */
export const run = async (): Promise<Outcome> => {
  const cluster = await startCluster();
  try {
    const product = await startProduct({ databaseUrl: await cluster.createDatabase('enumeration'), dataDir: cluster.folder });
    await signUpPeople(product.address, people);
    const found: Found[] = [];
    for (const question of questions) found.push(await ask(product.address, question));
    await product.stop();
    return describe(found);
  } finally {
    await cluster.stop();
  }
};
