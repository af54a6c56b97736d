import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { addressKey, wideAddressKey, wideTimes } from '../domain/addressKey.ts';
import { TooManyAttempts } from '../domain/errors.ts';

type Rate = { account: number; address: number; seconds: number };

const rates = {
  any: { account: 300, address: 3_000, seconds: 60 },
  search: { account: 60, address: 600, seconds: 60 },
  hold: { account: 40, address: 400, seconds: 60 },
  book: { account: 30, address: 200, seconds: 600 },
  cancel: { account: 30, address: 200, seconds: 600 },
  alert: { account: 20, address: 200, seconds: 3_600 },
  person: { account: 40, address: 60, seconds: 3_600 },
} as const satisfies Record<string, Rate>;

export type PaceKind = keyof typeof rates;

export type Pace = (kind: PaceKind, from: { accountId: string; address: string }) => Promise<void>;

const admit = async (counter: RateLimiterMemory, key: string): Promise<void> => {
  try {
    await counter.consume(key);
  } catch (rejection) {
    throw rejection instanceof RateLimiterRes ? new TooManyAttempts(rejection.msBeforeNext / 1000) : rejection;
  }
};

const countersOf = ({ account, address, seconds }: Rate) => {
  const counter = (points: number) => new RateLimiterMemory({ points, duration: seconds });
  return { account: counter(account), address: counter(address), wide: counter(address * wideTimes) };
};

/** Each process counts by itself, to save a statement (decision 0062). @throws TooManyAttempts (429) */
export const makePace = (): Pace => {
  const counters = new Map<PaceKind, ReturnType<typeof countersOf>>();
  const countersFor = (kind: PaceKind) => {
    const found = counters.get(kind) ?? countersOf(rates[kind]);
    counters.set(kind, found);
    return found;
  };
  return async (kind, { accountId, address }) => {
    const { account, address: near, wide } = countersFor(kind);
    await admit(account, accountId);
    await admit(near, addressKey(address));
    const network = wideAddressKey(address);
    if (network !== null) await admit(wide, network);
  };
};
