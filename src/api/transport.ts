import type { Language } from '../../contract/catalogues.ts';
import type { Call } from '../../contract/calls.ts';
import type { Roots } from '../lib/roots';

/** All the transport needs from the store, so that it never imports the store. */
export type TransportState = {
  session: { user: string | null; authToken: string | null; endsAt: number | null };
  locale: { lang: Language };
  config: { roots: Roots };
};

/** One call of the contract, with what it carries. `ids` stands for the names in its path, such as `:id`. */
export type CallArgs = {
  call: Call;
  ids?: Record<string, string>;
  body?: unknown;
  params?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  /** How long an answer may take, where the usual patience is not enough: a file over a slow phone. In milliseconds. */
  timeoutMs?: number;
  /** Sent even while the page goes away; nobody waits for the answer then. */
  keepalive?: boolean;
};

/**
 * `signsIn`: a 401 there is a refused password, not the end of a session, and the call takes no Idempotency-Key
 * (product §8: it would keep a password's answer).
 */
export type CallOptions = { signsIn?: boolean };
