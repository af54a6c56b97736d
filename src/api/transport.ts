import type { Language } from '../../contract/catalogues.ts';
import type { Call, CallName } from '../../contract/calls.ts';
import type { Roots } from '../lib/roots';

/** The store as the transport sees it, without importing it. */
export type TransportState = {
  session: { user: string | null; authToken: string | null; endsAt: number | null };
  locale: { lang: Language };
  config: { roots: Roots };
  capabilities: { answered: readonly CallName[]; absent: readonly CallName[] };
};

/** `ids` fills parameters such as `:id`. */
export type CallArgs = {
  call: Call;
  ids?: Record<string, string>;
  body?: unknown;
  /** Joins the body as `dependent`, or is the body, as it was listed (spec §7). Null is the user. */
  dependent?: { patientId: string } | null | undefined;
  params?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  /** Milliseconds. */
  timeoutMs?: number;
  keepalive?: boolean;
};

/** `signsIn`: a 401 means a wrong password. No Idempotency-Key, which would store the answer (product §8). */
export type CallOptions = { signsIn?: boolean };
