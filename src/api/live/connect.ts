import type { LiveEvent } from '../../../contract/events.ts';
import { readStream } from './readStream';
import type { Subscriptions } from './subscriptions';

/** What a tab that listens works with. */
export type Listening = {
  /** Opens the stream for these clinics, from the id that was heard last. */
  open: (asked: { clinicIds: readonly string[]; lastEventId: string | null; signal: AbortSignal }) => Promise<Response>;
  /** Asks for the unread count, which also tells whether there still is a session (product §8 Live stream). */
  ask: () => Promise<unknown>;
  onEvent: (event: LiveEvent) => void;
  /** What was heard last, by this tab or the one that listened before it. */
  cursor: { id: string | null; note: (id: string) => void };
  subscriptions: Subscriptions;
};

/** How a connection went; `otherPlaces`: it was left because other clinics came on screen. `heard`: there was a stream before it broke. */
export type Ending =
  | { kind: 'ended'; retryMs: number | undefined }
  | { kind: 'broken'; heard: boolean }
  | { kind: 'refused' | 'absent' | 'otherPlaces' };

const absentStatuses = [404, 405, 501];
const isStream = (answer: Response): boolean =>
  answer.headers.get('Content-Type')?.startsWith('text/event-stream') === true;

/** Why an answer is no stream; undefined when it is one. A back end without the call may answer it with a page. */
const refusalOf = (answer: Response): Ending | undefined => {
  if (answer.ok && isStream(answer)) return undefined;
  if (answer.ok || absentStatuses.includes(answer.status)) return { kind: 'absent' };
  return answer.status === 401 ? { kind: 'refused' } : { kind: 'broken', heard: false };
};

/** Aborts when `signal` does, or by itself once other clinics are wished than it was opened for. */
const leaveFor = (subscriptions: Subscriptions, clinicIds: readonly string[], signal: AbortSignal) => {
  const leaving = new AbortController();
  let isForOthers = false;
  const leave = () => {
    leaving.abort();
  };
  const look = () => {
    isForOthers = subscriptions.clinicIds().some((id) => !clinicIds.includes(id));
    if (isForOthers) leave();
  };
  signal.addEventListener('abort', leave);
  const stopLooking = subscriptions.onChange(look);
  return {
    signal: leaving.signal,
    isForOthers: () => isForOthers,
    done: () => {
      stopLooking();
      signal.removeEventListener('abort', leave);
      leave();
    },
  };
};

/** Opens the stream once and hears it to its end. */
export const connect = async (
  { open, subscriptions, cursor, onEvent }: Listening,
  signal: AbortSignal,
): Promise<Ending> => {
  const clinicIds = subscriptions.clinicIds();
  const leaving = leaveFor(subscriptions, clinicIds, signal);
  let retryMs: number | undefined;
  let heard = false;
  try {
    const answer = await open({ clinicIds, lastEventId: cursor.id, signal: leaving.signal });
    const refusal = refusalOf(answer);
    if (refusal || answer.body === null) return refusal ?? { kind: 'absent' };
    heard = true;
    await readStream(answer.body, {
      onEvent,
      onId: cursor.note,
      onRetry: (ms) => {
        retryMs = ms;
      },
    });
    return { kind: 'ended', retryMs };
  } catch {
    return leaving.isForOthers() ? { kind: 'otherPlaces' } : { kind: 'broken', heard }; // the network failed, fell silent, or was left
  } finally {
    leaving.done();
  }
};
