import type { MessageText } from '../appointmentMessages.ts';

/**
 * The person gets `asked`, `opened`, `givenUp`, `ofAge` and `endedForPerson`; the holder gets the others. `waits`
 * follows a merge.
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

export type NoticeNames = { person: string | null; holder: string };

export type NoticeMessages = Record<DelegationNotice, (names: NoticeNames) => MessageText>;
