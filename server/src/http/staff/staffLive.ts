import type { Writable } from 'node:stream';

import { followLiveEvents, type Following } from '../../data/followLiveEvents.ts';
import type { RecordedEvent } from '../../data/recordedEvent.ts';
import { clinicEvents, type ClinicEvent } from '../../data/staff/clinicEvents.ts';
import { findPost, type Post } from '../../data/staff/staffAccounts.ts';
import { findStaffSession } from '../../data/staff/staffSessions.ts';
import type { Reading } from '../../domain/live/recentEvents.ts';
import { frameOf, withId } from '../../domain/live/wireEvent.ts';
import { isSessionAlive } from '../../domain/session.ts';
import { onlyOf, reachesThreads } from '../../domain/staff/may.ts';
import { staffSession } from '../../domain/staff/staffSession.ts';
import type { App, Deps } from '../deps.ts';
import { toWire } from '../live/recipients.ts';

const rhythm = { heartbeatMs: 15_000, retryMs: 1_000 };

const maxWaiting = 64 * 1024;

type Asking = { clinicId: string; tokenHash: Buffer; response: Writable };

type Listener = Asking & { staffId: string; post: Post };

const write = ({ response }: Asking, text: string): void => {
  if (response.writableEnded || response.destroyed) return;
  response.write(text);
  if (response.writableLength > maxWaiting) response.destroy();
};

const end = ({ response }: Asking): void => {
  if (!response.writableEnded) response.end(`retry: ${rhythm.retryMs}\n\n`);
};

const rightOf = async (
  { db, clock }: Deps,
  { clinicId, tokenHash }: Asking,
): Promise<Pick<Listener, 'staffId' | 'post'> | undefined> => {
  const found = await findStaffSession(db, tokenHash);
  if (found === undefined || !isSessionAlive(found.times, staffSession.idleMinutes, clock())) return undefined;
  const { staffId } = found.staff;
  const post = await findPost(db, staffId, clinicId);
  return post && { staffId, post };
};

const hears = (listener: Listener, { clinicId, professionalId, event }: ClinicEvent): boolean => {
  if (listener.clinicId !== clinicId) return false;
  if (event.type === 'thread') return reachesThreads(listener.post);
  const only = onlyOf(listener.post, 'followDay');
  return only === null || only === professionalId;
};

export type StaffLive = { open: (asking: Asking) => Promise<void>; close: () => Promise<void> };

/** Nothing is sent again: a page reads its day after each break. */
export const makeStaffLive = (deps: Deps, log: App['log']): StaffLive => {
  const listeners = new Set<Listener>();
  const onTrouble = (error: unknown): void => log.warn({ err: error }, 'staff events out of reach');
  let following: Following | null = null;
  let known: string | null = null;
  let isClosed = false;

  const onReading = async ({ events, seen }: Reading<RecordedEvent>): Promise<void> => {
    const isFirst = known === null;
    known = seen.text;
    if (isFirst || listeners.size === 0) return;
    const recorded = events.map(({ event }) => event);
    for (const event of recorded)
      for (const listener of listeners)
        if (event.type === 'sessions' && event.accountId === listener.staffId) end(listener);
    const told = await clinicEvents(deps.db, recorded);
    for (const each of told) {
      const said = toWire(each.event);
      if (said === null) continue;
      for (const listener of listeners) if (hears(listener, each)) write(listener, withId([frameOf(said)], seen.text));
    }
  };

  const beat = (listener: Listener): void => write(listener, withId([], known ?? ''));
  const tend = async (listener: Listener): Promise<void> => {
    const right = await rightOf(deps, listener);
    if (right === undefined) {
      end(listener);
      return;
    }
    listener.post = right.post;
    beat(listener);
  };
  const ticking = setInterval(() => {
    for (const listener of listeners) tend(listener).catch(onTrouble);
  }, rhythm.heartbeatMs).unref();

  return {
    open: async (asking) => {
      if (!isClosed) following ??= followLiveEvents({ db: deps.db, openClient: deps.makeClient, onReading, onTrouble });
      await following?.catchUp();
      const right = await rightOf(deps, asking);
      if (right === undefined || isClosed) {
        end(asking);
        return;
      }
      const listener = { ...asking, ...right };
      listeners.add(listener);
      listener.response.on('close', () => {
        listeners.delete(listener);
      });
      beat(listener);
      if (listener.response.destroyed) listeners.delete(listener);
    },
    close: async () => {
      isClosed = true;
      clearInterval(ticking);
      for (const listener of listeners) end(listener);
      await following?.stop();
    },
  };
};
