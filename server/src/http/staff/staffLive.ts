import type { Writable } from 'node:stream';

import { followLiveEvents, type Following } from '../../data/followLiveEvents.ts';
import type { RecordedEvent } from '../../data/recordedEvent.ts';
import { clinicsChanged } from '../../data/staff/clinicsChanged.ts';
import { findPost } from '../../data/staff/posts.ts';
import { findStaffSession } from '../../data/staff/staffSessions.ts';
import type { Reading } from '../../domain/live/recentEvents.ts';
import { frameOf, withId } from '../../domain/live/wireEvent.ts';
import { isSessionAlive } from '../../domain/session.ts';
import { staffSession } from '../../domain/staff/staffSession.ts';
import type { App, Deps } from '../deps.ts';

const rhythm = { heartbeatMs: 15_000, retryMs: 1_000 };

/** Bytes queued before a slow client is cut off. */
const maxWaiting = 64 * 1024;
const maxOfSession = 6;

const reset = frameOf({ type: 'reset' });

type Asking = { clinicId: string; tokenHash: Buffer; response: Writable };
type Listener = Asking & { staffId: string };

const write = ({ response }: Asking, text: string): void => {
  if (response.writableEnded || response.destroyed) return;
  response.write(text);
  if (response.writableLength > maxWaiting) response.destroy();
};

const end = ({ response }: Asking): void => {
  if (!response.writableEnded) response.end(`retry: ${rhythm.retryMs}\n\n`);
};

/** Undefined once the session ended or they no longer work there. */
const listenerOf = async ({ db, clock }: Deps, asking: Asking): Promise<Listener | undefined> => {
  const found = await findStaffSession(db, asking.tokenHash);
  if (found === undefined || !isSessionAlive(found.times, staffSession.idleMinutes, clock())) return undefined;
  const { staffId } = found.staff;
  return (await findPost(db, staffId, asking.clinicId)) && { ...asking, staffId };
};

export type StaffLive = { open: (asking: Asking) => Promise<void>; close: () => Promise<void> };

/** Every event is `reset`: a page reads its day again, under its own rights. A stream begins with one. */
export const makeStaffLive = (deps: Deps, log: App['log']): StaffLive => {
  const listeners = new Set<Listener>();
  const onTrouble = (error: unknown): void => log.warn({ err: error }, 'staff events out of reach');
  let following: Following | null = null;
  let known = '';
  let isClosed = false;

  const tend = async (listener: Listener): Promise<void> => {
    if ((await listenerOf(deps, listener)) === undefined) end(listener);
    else write(listener, withId([], known));
  };

  const onReading = async ({ events, floor, seen }: Reading<RecordedEvent>): Promise<void> => {
    const isFirst = known === '';
    known = seen.text;
    if (isFirst || listeners.size === 0) return;
    const recorded = events.map(({ event }) => event);
    const ended = new Set(recorded.flatMap((event) => (event.type === 'sessions' ? [event.accountId] : [])));
    for (const listener of listeners) if (ended.has(listener.staffId)) tend(listener).catch(onTrouble);
    const changed = await clinicsChanged(deps.db, recorded);
    for (const listener of listeners)
      if (floor !== null || changed.has(listener.clinicId)) write(listener, withId([reset], known));
  };

  const add = (listener: Listener): void => {
    listeners.add(listener);
    listener.response.on('close', () => {
      listeners.delete(listener);
    });
    const own = [...listeners].filter(({ tokenHash }) => tokenHash.equals(listener.tokenHash));
    for (const oldest of own.slice(0, Math.max(0, own.length - maxOfSession))) end(oldest);
    write(listener, withId([reset], known));
    if (listener.response.destroyed) listeners.delete(listener);
  };

  const ticking = setInterval(() => {
    for (const listener of listeners) tend(listener).catch(onTrouble);
  }, rhythm.heartbeatMs).unref();

  return {
    open: async (asking) => {
      if (!isClosed) following ??= followLiveEvents({ db: deps.db, openClient: deps.makeClient, onReading, onTrouble });
      await following?.catchUp();
      const listener = await listenerOf(deps, asking);
      if (listener === undefined || isClosed) end(asking);
      else add(listener);
    },
    close: async () => {
      isClosed = true;
      clearInterval(ticking);
      for (const listener of listeners) end(listener);
      await following?.stop();
    },
  };
};
