import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { addressKey, wideAddressKey, wideTimes } from '../domain/addressKey.ts';
import { TooManyAttempts } from '../domain/errors.ts';

type Rate = { caller: number; address: number; seconds: number };

const rates = {
  any: { caller: 300, address: 3_000, seconds: 60 },
  search: { caller: 60, address: 600, seconds: 60 },
  hold: { caller: 40, address: 400, seconds: 60 },
  book: { caller: 30, address: 200, seconds: 600 },
  cancel: { caller: 30, address: 200, seconds: 600 },
  alert: { caller: 20, address: 200, seconds: 3_600 },
  person: { caller: 40, address: 60, seconds: 3_600 },
} as const satisfies Record<string, Rate>;

export type PaceKind = keyof typeof rates;

/** The caller: an account, staff or an invitation's session. */
export type Pace = (kind: PaceKind, from: { callerId: string; address: string }) => Promise<void>;

const admit = async (counter: RateLimiterMemory, key: string): Promise<void> => {
  try {
    await counter.consume(key);
  } catch (rejection) {
    throw rejection instanceof RateLimiterRes ? new TooManyAttempts(rejection.msBeforeNext / 1000) : rejection;
  }
};

const countersOf = ({ caller, address, seconds }: Rate) => {
  const counter = (points: number) => new RateLimiterMemory({ points, duration: seconds });
  return { caller: counter(caller), address: counter(address), wide: counter(address * wideTimes) };
};

/** Each process counts by itself, to save a statement (decision 0062). @throws TooManyAttempts (429) */
export const makePace = (): Pace => {
  const counters = {
    any: countersOf(rates.any),
    search: countersOf(rates.search),
    hold: countersOf(rates.hold),
    book: countersOf(rates.book),
    cancel: countersOf(rates.cancel),
    alert: countersOf(rates.alert),
    person: countersOf(rates.person),
  } satisfies Record<PaceKind, ReturnType<typeof countersOf>>;
  return async (kind, { callerId, address }) => {
    const { caller, address: near, wide } = counters[kind];
    await admit(caller, callerId);
    await admit(near, addressKey(address));
    const network = wideAddressKey(address);
    if (network !== null) await admit(wide, network);
  };
};
