import type { LiveEvent } from '../../../contract/events.ts';

type Of<T extends LiveEvent['type']> = Extract<LiveEvent, { type: T }>;

/** Ids and codes, never text (product §8 Live stream). Delivery decides who may see it. */
export type RecordedEvent =
  /** For viewers of the clinic, except the holder. */
  | (Of<'place'> & { heldBy?: string | undefined })
  /** For the patient and delegates at level *book*. */
  | (Of<'hold'> & { patientId: string })
  | Of<'alert'>
  /** For the patient and delegates at level *history*. */
  | Of<'visit'>
  /** For the staff of the clinic: a conversation changed. Never leaves the server. */
  | { type: 'thread'; clinicId: string }
  /** Counts are computed on delivery. */
  | { type: 'unread'; patientId: string }
  | { type: 'dependents'; accountId: string }
  /** Their streams close. Never leaves the server. */
  | { type: 'sessions'; accountId: string }
  /** Perhaps the account’s own: its screens reload everything. */
  | { type: 'merged'; accountId: string };
