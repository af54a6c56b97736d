import type { Kysely } from 'kysely';

import { liveEvent, type LiveEvent } from '../../../../contract/events.ts';
import { listDelegates, type DelegateLink } from '../../data/liveAudience.ts';
import type { RecordedEvent } from '../../data/recordedEvent.ts';
import type { Tables } from '../../data/tables.ts';
import { mayActThrough } from '../../domain/access.ts';
import { levelOf } from '../../domain/live/wireEvent.ts';
import type { Stream } from './stream.ts';
import type { Streams } from './streams.ts';

/** Who may know what, at the moment it is told. `today` is the calendar date in Quebec. */
export type Access = { links: readonly DelegateLink[]; today: string };

/** The links that decide who may know of events: read when they are told, so that access taken away counts at once. */
export const linksFor = (db: Kysely<Tables>, events: readonly RecordedEvent[]): Promise<DelegateLink[]> =>
  listDelegates(db, [...new Set(events.flatMap((event) => ('patientId' in event ? [event.patientId] : [])))]);

type Listener = Pick<Stream, 'account' | 'clinicIds'>;

/** Whether a listener may know of an event: places they look at, their own, and what a live link at its level opens (product §8). */
export const concerns = (event: RecordedEvent, { account, clinicIds }: Listener, { links, today }: Access): boolean => {
  if (event.type === 'place') return clinicIds.includes(event.clinicId) && event.heldBy !== account.accountId;
  if ('accountId' in event) return event.accountId === account.accountId;
  const scope = levelOf[event.type];
  return (
    event.patientId === account.patientId ||
    links.some(
      (link) =>
        link.accountId === account.accountId &&
        link.patientId === event.patientId &&
        mayActThrough(link, { scope, today }),
    )
  );
};

/** The streams that may come into question, before each is asked. */
const candidates = (event: RecordedEvent, streams: Streams, { links }: Access): Iterable<Stream> => {
  if (event.type === 'place') return streams.lookingAt(event.clinicId);
  if ('accountId' in event) return streams.ofAccount(event.accountId);
  const delegates = links.filter(({ patientId }) => patientId === event.patientId);
  return new Set([
    ...streams.ofPatient(event.patientId),
    ...delegates.flatMap(({ accountId }) => [...streams.ofAccount(accountId)]),
  ]);
};

/** The streams that an event is for. */
export const streamsFor = (event: RecordedEvent, streams: Streams, access: Access): Stream[] =>
  [...candidates(event, streams, access)].filter((stream) => concerns(event, stream, access));

/**
 * What the stream says of an event, and nothing more than the contract names; null for what is learnt otherwise: unread counts are
 * made anew, sessions looked at again.
 */
export const toWire = (event: RecordedEvent): LiveEvent | null => {
  if (event.type === 'unread' || event.type === 'sessions') return null;
  if (event.type === 'merged') return { type: 'reset' };
  const said = liveEvent.safeParse(event);
  return said.success ? said.data : null;
};
