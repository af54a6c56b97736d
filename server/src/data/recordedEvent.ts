import type { LiveEvent } from '../../../contract/events.ts';

type Of<T extends LiveEvent['type']> = Extract<LiveEvent, { type: T }>;

/**
 * What happened, as it is recorded: ids and codes, never a text (product §8 Live stream). It says whom it concerns; who of them
 * may know is decided when it is delivered.
 */
export type RecordedEvent =
  /** For whoever looks at the places of the clinic, but for the account that holds it: it is still theirs to take. */
  | (Of<'place'> & { heldBy?: string | undefined })
  /** For the patient, and who acts for them at level *book*. */
  | (Of<'hold'> & { patientId: string })
  | Of<'alert'>
  /** For the patient, and who acts for them at level *history*. */
  | Of<'visit'>
  /** The unread messages about a patient changed: each reader's own count is made when it is delivered. */
  | { type: 'unread'; patientId: string }
  /** Whom an account may act for changed. */
  | { type: 'dependents'; accountId: string }
  /** Sessions of an account ended: their streams end. It never leaves the server. */
  | { type: 'sessions'; accountId: string }
  /** Records that an account sees became one, perhaps its own: everything on its screens is asked for again. */
  | { type: 'merged'; accountId: string };
