import type { Language } from '../../contract/catalogues.ts';
import type { Call, CallName } from '../../contract/calls.ts';
import type { Roots } from '../lib/roots';
import type { ApiError } from './apiError';

export type TransportState = {
  session: { user: string | null; authToken: string | null; endsAt: number | null };
  /** Of sessions, in this page. */
  turns: { begun: number; ended: number };
  locale: { lang: Language };
  config: { roots: Roots };
  capabilities: { answered: readonly CallName[]; absent: readonly CallName[] };
};

export type Settled =
  | { data: unknown; error?: undefined; meta?: { isSigned: boolean } }
  | { data?: undefined; error: ApiError; meta?: undefined };

/** `answer`: to the write, if sent. */
export type Known = { state: unknown; answer: unknown; signs: boolean };

/** Decision 54. `isIt`: an answer is about this write. `look`: asks where it would show, for the missing answer. */
export type Proof = {
  isIt?: (answer: unknown) => boolean;
  look?: (ask: (args: CallArgs) => Promise<Settled>, known: Known) => Promise<Settled | undefined>;
};

export type CallArgs = {
  call: Call;
  readsOnly?: boolean;
  ids?: Record<string, string>;
  body?: unknown;
  /** Null is the user. The history sends the listed record as its body; other calls send it as `dependent` (spec §7). */
  dependent?: { patientId: string } | null | undefined;
  params?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  /** Milliseconds. */
  timeoutMs?: number;
  keepalive?: boolean;
  proof?: Proof;
  /** After each try: the answer, if it is one. */
  tried?: (answered: Response | undefined) => void;
  read?: (answer: Response) => Promise<unknown>;
  /** As sent, by what is listed. */
  adjust?: (args: CallArgs, state: unknown) => CallArgs;
};

/** `signsIn`: a 401 means a wrong password. No Idempotency-Key, which would store the answer (product §8). */
export type CallOptions = { signsIn?: boolean };
