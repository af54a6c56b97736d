import type { RecordedEvent } from '../../data/recordedEvent.ts';
import type { Snapshot } from '../../domain/live/snapshot.ts';
import { frameOf, withId } from '../../domain/live/wireEvent.ts';
import { streamsFor, toWire, type Access } from './recipients.ts';
import type { Stream } from './stream.ts';
import type { Streams } from './streams.ts';

export type Follow = {
  tellUnread: (account: Stream['account']) => void;
  lookAtSessions: (streams: readonly Stream[]) => void;
};

/** A changed link changes which messages count. */
export const followUp = (event: RecordedEvent, stream: Stream, { tellUnread, lookAtSessions }: Follow): void => {
  if (event.type === 'unread' || event.type === 'dependents') tellUnread(stream.account);
  if (event.type === 'sessions' || event.type === 'merged') lookAtSessions([stream]);
};

/** One batch per stream: the last id covers it all. */
export const deliver = (
  { events, seen }: { events: readonly { event: RecordedEvent }[]; seen: Snapshot },
  streams: Streams,
  access: Access,
  follow: Follow,
): void => {
  const frames = new Map<Stream, string[]>();
  for (const { event } of events) {
    const said = toWire(event);
    const frame = said === null ? [] : [frameOf(said)];
    for (const stream of streamsFor(event, streams, access)) {
      frames.set(stream, [...(frames.get(stream) ?? []), ...frame]);
      followUp(event, stream, follow);
    }
  }
  for (const [stream, own] of frames) if (own.length > 0) stream.send(withId(own, seen.text));
};
