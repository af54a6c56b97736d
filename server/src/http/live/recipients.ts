import type { Kysely } from 'kysely';

import { liveEvent, type LiveEvent } from '../../../../contract/events.ts';
import { listDelegates, type DelegateLink } from '../../data/liveAudience.ts';
import type { RecordedEvent } from '../../data/recordedEvent.ts';
import type { Tables } from '../../data/tables.ts';
import { mayActThrough } from '../../domain/access.ts';
import { levelOf } from '../../domain/live/wireEvent.ts';
import type { Stream } from './stream.ts';
import type { Streams } from './streams.ts';

/** `today` is Quebec's date. */
export type Access = { links: readonly DelegateLink[]; today: string };

/** Read at sending, so that revoked access counts at once. */
export const linksFor = (db: Kysely<Tables>, events: readonly RecordedEvent[]): Promise<DelegateLink[]> =>
  listDelegates(db, [...new Set(events.flatMap((event) => ('patientId' in event ? [event.patientId] : [])))]);

type Listener = Pick<Stream, 'account' | 'clinicIds'>;

/** Slots on screen, own data, and what a live link allows (product §8). */
export const concerns = (event: RecordedEvent, { account, clinicIds }: Listener, { links, today }: Access): boolean => {
  if (event.type === 'thread') return false;
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

const candidates = (event: RecordedEvent, streams: Streams, { links }: Access): Iterable<Stream> => {
  if (event.type === 'thread') return [];
  if (event.type === 'place') return streams.lookingAt(event.clinicId);
  if ('accountId' in event) return streams.ofAccount(event.accountId);
  const delegates = links.filter(({ patientId }) => patientId === event.patientId);
  return new Set([
    ...streams.ofPatient(event.patientId),
    ...delegates.flatMap(({ accountId }) => [...streams.ofAccount(accountId)]),
  ]);
};

export const streamsFor = (event: RecordedEvent, streams: Streams, access: Access): Stream[] =>
  [...candidates(event, streams, access)].filter((stream) => concerns(event, stream, access));

/** Only contract fields; null for events that trigger a fresh read. */
export const toWire = (event: RecordedEvent): LiveEvent | null => {
  if (event.type === 'unread' || event.type === 'sessions' || event.type === 'thread') return null;
  if (event.type === 'merged') return { type: 'reset' };
  const said = liveEvent.safeParse(event);
  return said.success ? said.data : null;
};
