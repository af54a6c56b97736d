import type { MessageText } from '../appointmentMessages.ts';

/**
 * The person is notified when access is asked for, opened or given up, and at fourteen (`ofAge`). The holder gets the
 * others; `waits` follows a merge, and both get `ended`.
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
