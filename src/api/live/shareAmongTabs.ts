import type { LiveEvent } from '../../../contract/events.ts';
import { portalFolder } from '../../lib/portalFolder';
import type { Listening } from './connect';
import { leadInTurn } from './leadInTurn';
import { openTabChannel, type TabMessage } from './tabMessages';

const patienceMs = 2_000;

export type Sharing = Pick<Listening, 'open' | 'ask' | 'isLacking' | 'subscriptions'> & {
  /** Tabs of other users do not share. */
  user: string;
  hear: (event: LiveEvent) => void;
  listen: (listening: Listening, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
};

/** Absent in old browsers and insecure pages. */
const locksHere = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/** A frozen leader keeps its lock; if it does not answer in time, the foreground tab steals leadership. */
const insistWhenSilent = (ask: () => void, insist: () => void, signal: AbortSignal) => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    ask();
    clearTimeout(waiting);
    waiting = setTimeout(insist, patienceMs);
  };
  document.addEventListener('visibilitychange', look);
  signal.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', look);
    clearTimeout(waiting);
  });
  return {
    answered: () => {
      clearTimeout(waiting);
    },
  };
};

/**
 * One stream per browser (product §8 Live stream): the leader listens for all tabs, and the next one resumes. Without
 * Web Locks, each tab listens for itself.
 */
// eslint-disable-next-line max-lines-per-function -- one closure: its parts share the cursor and the lock
export const shareAmongTabs = ({ user, hear, listen, signal, subscriptions, ...means }: Sharing): void => {
  const cursor: Listening['cursor'] = {
    id: null,
    note: (id) => {
      cursor.id = id;
    },
  };
  const locks = locksHere();
  if (!locks) {
    void listen({ ...means, subscriptions, cursor, onEvent: hear }, signal);
    return;
  }
  const name = `portal-live ${portalFolder()} ${user}`;
  const tab = crypto.randomUUID();
  let leads = false;

  const onMessage = (message: TabMessage) => {
    switch (message.kind) {
      case 'told':
        if (!leads) hear(message.event);
        break;
      case 'at':
        if (!leads) cursor.note(message.id);
        break;
      case 'begun':
        tellSubscriptions();
        break;
      case 'noted':
        awake.answered();
        break;
      case 'wish':
        if (!leads) break;
        subscriptions.noteTab(message.tab, message.clinicIds);
        channel.say({ kind: 'noted' });
    }
  };
  const channel = openTabChannel(name, onMessage);
  const tellSubscriptions = () => {
    if (!leads) channel.say({ kind: 'wish', tab, clinicIds: subscriptions.own() });
  };

  const lead = async (leading: AbortSignal) => {
    leads = true;
    channel.say({ kind: 'begun' });
    await listen(
      {
        ...means,
        subscriptions,
        cursor: {
          get id() {
            return cursor.id;
          },
          note: (id) => {
            cursor.note(id);
            channel.say({ kind: 'at', id });
          },
        },
        onEvent: (event) => {
          hear(event);
          channel.say({ kind: 'told', event });
        },
      },
      leading,
    );
    leads = false;
    subscriptions.forgetTabs();
  };
  const { insist } = leadInTurn(locks, { name, lead, signal });
  const awake = insistWhenSilent(
    tellSubscriptions,
    () => {
      if (!leads) insist();
    },
    signal,
  );
  const stopTelling = subscriptions.onChange(tellSubscriptions);
  tellSubscriptions();
  signal.addEventListener('abort', () => {
    stopTelling();
    channel.close();
  });
};
