import type { Language } from '../../contract/catalogues.ts';
import type { Call, CallName } from '../../contract/calls.ts';
import type { Roots } from '../lib/roots';
import type { ApiError } from './apiError';

export type TransportState = {
  session: { user: string | null; authToken: string | null; endsAt: number | null };
  locale: { lang: Language };
  config: { roots: Roots };
  capabilities: { answered: readonly CallName[]; absent: readonly CallName[] };
};

export type Settled = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

type Look = (ask: (args: CallArgs) => Promise<Settled>, signs: () => boolean) => Promise<Settled | undefined>;

/**
 * How a write is known to be done (decision 54). `isIt`: an answer is about this write. `look`: asks where it would
 * show, with `data` for the missing answer; undefined when absent. `enter`: the same by signing in. `vouch`: whether
 * an empty answer is the back end's.
 */
export type Proof = { isIt?: (answer: unknown) => boolean; look?: Look; enter?: Look; vouch?: Look };

export type CallArgs = {
  call: Call;
  readsOnly?: boolean;
  ids?: Record<string, string>;
  body?: unknown;
  /**
   * Null is the user. The history sends the listed record as its body; other calls send it as `dependent` (spec §7).
   */
  dependent?: { patientId: string } | null | undefined;
  params?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  /** Milliseconds. */
  timeoutMs?: number;
  keepalive?: boolean;
  proof?: Proof;
  adapt?: (args: CallArgs, state: unknown) => CallArgs;
  read?: (answer: Response) => Promise<unknown>;
};

/** `signsIn`: a 401 means a wrong password. No Idempotency-Key, which would store the answer (product §8). */
export type CallOptions = { signsIn?: boolean };
