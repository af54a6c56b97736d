import { layFewSlots } from '../network/fewSlots.ts';
import { seededRandom } from '../network/seededRandom.ts';
import { ratio, whole } from '../report/format.ts';
import type { Outcome } from '../report/outcome.ts';
import { startCluster } from '../stage/cluster.ts';
import { startProduct } from '../stage/product.ts';
import { makeBot } from './bot.ts';
import { watchDatabase, type Watch } from './database.ts';
import { makePerson, type Fare } from './person.ts';
import { visitorFrom } from '../stage/guest.ts';

const clinics = 10;
const slotsEach = 30;
const bots = 500;
const people = 50;
/** Simulated seconds: the whole, one step, and how often a bot has its turn. */
const time = { minutes: 10, step: 5, turn: 30 };
const atOnce = 8;

/** Everybody's turns, in an order that changes, a few at a time. */
const inTurns = async (turns: (() => Promise<void>)[], random: () => number): Promise<void> => {
  const queue = turns
    .map((turn) => ({ turn, at: random() }))
    .sort((one, other) => one.at - other.at)
    .values();
  const caller = async (): Promise<void> => {
    for (const { turn } of queue) await turn();
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
};

/** Lets them all at it for ten simulated minutes. @returns the most places held at any moment, and how the people fared */
const simulate = async (address: string, watch: Watch): Promise<{ mostHeld: number; fares: Fare[] }> => {
  const random = seededRandom(2026);
  const crowd = Array.from({ length: bots }, (_, at) =>
    makeBot(visitorFrom(address, `10.1.${at >> 8}.${at & 255}`), random),
  );
  const patients = Array.from({ length: people }, (_, at) =>
    makePerson(visitorFrom(address, `10.2.0.${at}`), { address, email: `personne.${at}@exemple.ca`, random }),
  );
  const seconds = time.minutes * 60;
  let mostHeld = 0;
  // Whoever began late is given the time to end.
  for (let now = 0; now < seconds + 300; now += time.step) {
    const present = patients.filter((_, at) => at * (seconds / people) <= now);
    const idle = crowd.filter((_, at) => at % (time.turn / time.step) === (now / time.step) % (time.turn / time.step));
    await inTurns(
      [...(now < seconds ? idle : []), ...present].map(
        ({ turn }) =>
          () =>
            turn(now),
      ),
      random,
    );
    mostHeld = Math.max(mostHeld, await watch.countHeld());
    await watch.letPass(time.step);
  }
  return { mostHeld, fares: patients.map(({ fare }) => fare) };
};

const describe = (mostHeld: number, fares: readonly Fare[]): Outcome => {
  const slots = clinics * slotsEach;
  const booked = fares.filter((fare) => fare.booked);
  const within = (tries: number): number => booked.filter((fare) => fare.tries <= tries).length;
  const figures = { heldShare: mostHeld / slots, bookedShare: booked.length / people };
  return {
    tables: [
      {
        title: `${bots} identities that hold places for ${time.minutes} simulated minutes, and ${people} people who need one of ${slots}`,
        head: [
          'places held at most',
          'share',
          'booked at the first try',
          'within three',
          'share',
          'without a kept place',
        ],
        rows: [
          [
            whole(mostHeld),
            ratio(figures.heldShare),
            whole(within(1)),
            whole(within(3)),
            ratio(figures.bookedShare),
            whole(fares.filter(({ unkept }) => unkept > 0).length),
          ],
        ],
      },
    ],
    figures,
    notes: [
      'Each identity has a network address of its own and does every proof at once: one round a key (PROOF_ROUNDS=1). Limits are in force.',
      'The holds of people count as held.',
    ],
  };
};

/** Lets bots hoard the places of the express area while people book there. */
export const run = async (): Promise<Outcome> => {
  const cluster = await startCluster();
  try {
    const databaseUrl = await cluster.createDatabase('hoarding');
    const product = await startProduct({
      databaseUrl,
      dataDir: cluster.folder,
      env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1', PROOF_ROUNDS: '1' },
    });
    await layFewSlots(databaseUrl, { clinics, slotsEach });
    const watch = await watchDatabase(databaseUrl);
    const { mostHeld, fares } = await simulate(product.address, watch);
    await watch.stop();
    await product.stop();
    return describe(mostHeld, fares);
  } finally {
    await cluster.stop();
  }
};
