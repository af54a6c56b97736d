import { setTimeout as sleep } from 'node:timers/promises';

import { headStartMs } from '../../../../contract/limits.ts';
import { listLinks } from '../../data/actingLinks.ts';
import { followLiveEvents, type Following } from '../../data/followLiveEvents.ts';
import { liveKept } from '../../data/readLiveEvents.ts';
import type { RecordedEvent } from '../../data/recordedEvent.ts';
import { todayAt } from '../../domain/age.ts';
import { makeRecentEvents, type Reading } from '../../domain/live/recentEvents.ts';
import { parseSnapshot, type Snapshot } from '../../domain/live/snapshot.ts';
import { frameOf, withId } from '../../domain/live/wireEvent.ts';
import type { Deps } from '../deps.ts';
import { concerns, linksFor, toWire, streamsFor, type Access } from './recipients.ts';
import type { Stream } from './stream.ts';
import type { Streams } from './streams.ts';

type Follow = {
  tellUnread: (account: Stream['account']) => void;
  lookAtSessions: (streams: readonly Stream[]) => void;
};

/** A changed link changes which messages count. */
const followUp = (event: RecordedEvent, stream: Stream, { tellUnread, lookAtSessions }: Follow): void => {
  if (event.type === 'unread' || event.type === 'dependents') tellUnread(stream.account);
  if (event.type === 'sessions' || event.type === 'merged') lookAtSessions([stream]);
};

/** The last id covers the whole batch. */
const deliver = (
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

const patienceMs = 5_000;

const reset = frameOf({ type: 'reset' });

type Known = { seen: Snapshot; at: number };

export type Broadcaster = {
  join: (stream: Stream, lastEventId: string | undefined) => Promise<void>;
  heartbeat: (stream: Stream) => void;
  close: () => Promise<void>;
};

export type InvitationOptions = { deps: Deps; streams: Streams; follow: Follow; onTrouble: (error: unknown) => void };

/** One reader per process (decision 0019). */
export const makeBroadcaster = ({ deps, streams, follow, onTrouble }: InvitationOptions): Broadcaster => {
  const { db, clock, makeClient } = deps;
  const recent = makeRecentEvents<RecordedEvent>({ keptMs: liveKept.minutes * 60_000, maxKept: liveKept.max });
  let known: Known | null = null;
  let following: Following | null = null;

  const onReading = async (reading: Reading<RecordedEvent>): Promise<void> => {
    const links = await linksFor(
      db,
      reading.events.map(({ event }) => event),
    );
    // No await from here: a joining stream has missed these events or gets them now.
    const isCut = known !== null && reading.floor !== null;
    recent.add(reading);
    known = { seen: reading.seen, at: reading.at };
    deliver(reading, streams, { links, today: todayAt(clock()) }, follow);
    if (isCut) for (const stream of streams.all) stream.send(withId([reset], reading.seen.text));
  };

  const catchUp = (): Promise<void> => {
    following ??= followLiveEvents({ db, openClient: makeClient, onReading, onTrouble });
    return Promise.race([following.catchUp(), sleep(patienceMs, undefined, { ref: false })]);
  };

  const missedBy = (lastEventId: string | undefined, { at }: Known) => {
    if (lastEventId === undefined) return recent.since(at - headStartMs);
    const had = parseSnapshot(lastEventId);
    return had === null ? null : recent.missedSince(had);
  };

  return {
    join: async (stream, lastEventId) => {
      const { accountId } = stream.account;
      const had = parseSnapshot(lastEventId ?? '');
      if (known === null || (had !== null && recent.isAhead(had))) await catchUp();
      const links = (await listLinks(db, accountId)).map((link) => ({ ...link, accountId }));
      // No await from here to `streams.add`.
      if (known === null) {
        stream.end(patienceMs);
        return;
      }
      const access = { links, today: todayAt(clock()) };
      const missed = missedBy(lastEventId, known)?.filter(({ event }) => concerns(event, stream, access));
      const frames = missed?.flatMap(({ event }) => toWire(event) ?? []).map(frameOf) ?? [reset];
      streams.add(stream);
      stream.send(withId(frames, known.seen.text));
      follow.tellUnread(stream.account);
      // The session may have ended; this also sets its end.
      follow.lookAtSessions([stream]);
      missed?.forEach(({ event }) => {
        followUp(event, stream, follow);
      });
    },
    heartbeat: (stream) => {
      if (known !== null) stream.send(withId([], known.seen.text));
    },
    close: async () => {
      await following?.stop();
    },
  };
};
