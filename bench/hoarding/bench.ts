import { layFewSlots } from '../network/fewSlots.ts';
import { seededRandom } from '../network/seededRandom.ts';
import { ratio, whole } from '../report/format.ts';
import type { Outcome, Round } from '../report/outcome.ts';
import { startCluster, type Cluster } from '../stage/cluster.ts';
import { startProduct } from '../stage/product.ts';
import { makeBots, makeHonest, type Bots, type Honest, type Turn } from './crowd.ts';
import { watchDatabase, type Watch } from './database.ts';
import type { Fare, Person } from './person.ts';

const network = { clinics: 10, slotsEach: 300, hoursApart: 1 };
/** Simulated seconds: the whole, one step, and how often a bot has its turn. */
const time = { step: 5, turn: 30 };
const atOnce = 8;

/** `isPromised`: the people in it book; else the scene shows a weak spot. */
type Scene = { key: string; name: string; bots: Bots; honest: Honest; isPromised: boolean };

const withMailboxes: Bots = { guests: 75, bookers: 75, unconfirmed: 150, confirmed: 150, invitations: 50 };

const scenes: Scene[] = [
  {
    key: 'without_mailboxes',
    name: '500 bots without mailboxes, and 50 people new to every clinic',
    bots: { guests: 200, bookers: 0, unconfirmed: 200, confirmed: 0, invitations: 100 },
    honest: { known: 0, newAccounts: 25, guests: 25 },
    isPromised: true,
  },
  {
    key: 'known',
    name: '500 bots, 225 of them with mailboxes, and 50 people whom a clinic knows',
    bots: withMailboxes,
    honest: { known: 50, newAccounts: 0, guests: 0 },
    isPromised: true,
  },
  {
    key: 'new',
    name: '500 bots, 225 of them with mailboxes, and 50 people new to every clinic',
    bots: withMailboxes,
    honest: { known: 0, newAccounts: 25, guests: 25 },
    isPromised: false,
  },
];

/** A smoke round. */
const everyKind: Scene = {
  key: 'every_kind',
  name: 'two bots through each door, and two people of each kind',
  bots: { guests: 2, bookers: 2, unconfirmed: 2, confirmed: 2, invitations: 2 },
  honest: { known: 2, newAccounts: 2, guests: 2 },
  isPromised: true,
};

type Scale = { minutes: number; scenes: Scene[] };

const scaleOf = ({ isSmoke }: Round): Scale =>
  isSmoke ? { minutes: 1, scenes: [everyKind] } : { minutes: 10, scenes };

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

type Found = { scene: Scene; most: { share: number; taken: number }; fares: Fare[] };

type Crowd = { bots: readonly Turn[]; people: readonly Person[]; minutes: number };

/** Runs them all for so many simulated minutes; late starters get the time to end. */
const simulate = async ({ bots, people, minutes }: Crowd, watch: Watch, random: () => number) => {
  const seconds = minutes * 60;
  const most = { share: 0, taken: 0 };
  for (let now = 0; now < seconds + 300; now += time.step) {
    const present = people.filter((_, at) => at * (seconds / people.length) <= now).map(({ turn }) => turn);
    const idle = bots.filter((_, at) => at % (time.turn / time.step) === (now / time.step) % (time.turn / time.step));
    await inTurns(
      [...(now < seconds ? idle : []), ...present].map((turn) => () => turn(now)),
      random,
    );
    const { share, taken } = await watch.countTaken();
    most.share = Math.max(most.share, share);
    most.taken = Math.max(most.taken, taken);
    await watch.letPass(time.step);
  }
  return most;
};

const play = async (cluster: Cluster, scene: Scene, minutes: number): Promise<Found> => {
  const databaseUrl = await cluster.createDatabase(`hoarding_${scene.key}`);
  const product = await startProduct({
    databaseUrl,
    dataDir: cluster.folder,
    env: { RATE_LIMITS: 'on', NEWCOMER_SHARE: '10', TRUSTED_PROXIES: '127.0.0.1', PROOF_ROUNDS: '1' },
  });
  try {
    await layFewSlots(databaseUrl, network);
    const random = seededRandom(2026);
    const where = { address: product.address, databaseUrl, random };
    const [bots, people] = [await makeBots(where, scene.bots), await makeHonest(where, scene.honest)];
    const watch = await watchDatabase(databaseUrl);
    const most = await simulate({ bots, people, minutes }, watch, random);
    await watch.stop();
    return { scene, most, fares: people.map(({ fare }) => fare) };
  } finally {
    await product.stop();
  }
};

const within = (fares: readonly Fare[], tries: number): number =>
  fares.filter((fare) => fare.booked && fare.tries <= tries).length;

const describe = (found: readonly Found[], minutes: number): Outcome => {
  const promised = found.filter(({ scene }) => scene.isPromised);
  return {
    tables: [
      {
        title: `Through every door at once for ${minutes} simulated minutes: ${network.clinics} clinics of ${network.slotsEach} slots`,
        head: [
          '',
          'of one clinic at most',
          'slots at most',
          'booked at the first try',
          'within three',
          'share',
          'not held',
        ],
        rows: found.map(({ scene, most, fares }) => [
          scene.name,
          ratio(most.share),
          whole(most.taken),
          whole(within(fares, 1)),
          whole(within(fares, 3)),
          ratio(within(fares, 3) / fares.length),
          whole(fares.filter(({ unkept }) => unkept > 0).length),
        ]),
      },
    ],
    figures: {
      heldShare: Math.max(...found.map(({ most }) => most.share)),
      booked: Math.min(...promised.map(({ fares }) => within(fares, 3))),
      bookedShare: Math.min(...promised.map(({ fares }) => within(fares, 3) / fares.length)),
    },
    notes: [
      'Each bot has a network address of its own and does every proof at once: one round a key (PROOF_ROUNDS=1). Limits are in force.',
      'What anybody holds or has booked whom no clinic has seen counts, people included.',
      'Accounts with mailboxes take what is offered to them and move appointments; guests with mailboxes have one for each booking.',
      'Bots with mailboxes can use up what newcomers share: then only people whom a clinic knows book online. The last scene has no budget.',
    ],
  };
};

/** Lets bots hoard slots through the account, the guest area and invitations while people book there. */
export const run = async (round: Round): Promise<Outcome> => {
  const scale = scaleOf(round);
  const cluster = await startCluster();
  try {
    const found: Found[] = [];
    for (const scene of scale.scenes) found.push(await play(cluster, scene, scale.minutes));
    return describe(found, scale.minutes);
  } finally {
    await cluster.stop();
  }
};
