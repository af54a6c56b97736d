import type { LiveEvent } from '../../../contract/events.ts';

type Of<T extends LiveEvent['type']> = Extract<LiveEvent, { type: T }>;

/** Ids and codes, never text (product §8 Live stream). Who may see it is decided on delivery. */
export type RecordedEvent =
  /** For viewers of the clinic’s slots, except the holding account. */
  | (Of<'place'> & { heldBy?: string | undefined })
  /** For the patient, and delegates at level *book*. */
  | (Of<'hold'> & { patientId: string })
  | Of<'alert'>
  /** For the patient, and delegates at level *history*. */
  | Of<'visit'>
  /** Each reader’s count is computed on delivery. */
  | { type: 'unread'; patientId: string }
  | { type: 'dependents'; accountId: string }
  /** Their streams close. Never leaves the server. */
  | { type: 'sessions'; accountId: string }
  /** Records were merged, perhaps the account’s own: its screens reload everything. */
  | { type: 'merged'; accountId: string };
