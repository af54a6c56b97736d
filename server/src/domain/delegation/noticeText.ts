import type { MessageText } from '../appointmentMessages.ts';

/**
 * What people are told about an access, in their mailbox. To the person: it was `asked` for, it was `opened`, its holder gave it up; `ofAge`, it is now theirs to decide.
 * To its holder: it was `granted`, `refused`, `withdrawn` by the person or `closed` by a clinic; records were joined and it `waits` to be
 * confirmed; it `ended` on its last day (to both).
 */
export type DelegationNotice =
  | 'asked'
  | 'opened'
  | 'givenUp'
  | 'ofAge'
  | 'granted'
  | 'refused'
  | 'withdrawn'
  | 'closed'
  | 'waits'
  | 'ended'
  | 'endedForPerson';

/** Whom a notice speaks of, as far as names are known: the person, by first name, and who acts or asks to act for them. */
export type NoticeNames = { person: string | null; holder: string };

/** The words of one language. */
export type NoticeMessages = Record<DelegationNotice, (names: NoticeNames) => MessageText>;
