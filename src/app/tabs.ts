import { sessionEnded, sessionStarted } from '../api/signals';
import { selectUser } from '../features/session/sessionSlice';
import { portalFolder } from '../lib/portalFolder';
import type { TabNews } from '../lib/ports';
import type { AppStore } from '../store/makeStore';
import { isRecord } from '../lib/isRecord';

/** A new tab waits this long for the others to say who is signed in, in milliseconds (product §8). */
const patience = 100;

/** What the tabs of one browser say to each other. Only the login id travels, and it stays in this browser. */
type Message = TabNews | { kind: 'whoIsThere' } | { kind: 'here'; user: string };

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Opens the channel between the tabs of this browser. A tab that shows somebody else than who signs in elsewhere
 * empties itself, and so does one whose session ended elsewhere.
 */
export const openTabs = (store: AppStore) => {
  const channel = new BroadcastChannel(`portal-session ${portalFolder()}`);
  const say = (message: Message) => {
    channel.postMessage(message);
  };
  const userHere = () => selectUser(store.getState());

  const hear = (kind: string | undefined, user: string | undefined) => {
    const mine = userHere();
    if (mine === null) {
      if (kind === 'here' && user !== undefined) store.dispatch(sessionStarted({ user, hasJoined: true }));
    } else if (kind === 'whoIsThere') say({ kind: 'here', user: mine });
    // The end of somebody else's session may be heard late, when this tab's has begun already.
    else if (kind === 'ended' ? user === undefined || user === mine : kind === 'started' && user !== mine)
      store.dispatch(sessionEnded('elsewhere'));
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isRecord(data)) hear(textIn(data['kind']), textIn(data['user']));
  };

  return {
    tell: (news: TabNews) => {
      say(news);
    },
    /** A tab without a user asks the others, and answers whether one let it in; no call probes the server. */
    join: async (): Promise<boolean> => {
      if (userHere() !== null) return false;
      say({ kind: 'whoIsThere' });
      await new Promise<void>((resolve) => {
        const stop = store.subscribe(() => {
          if (userHere() !== null) resolve();
        });
        setTimeout(() => {
          stop();
          resolve();
        }, patience);
      });
      return userHere() !== null;
    },
    close: () => {
      channel.close();
    },
  };
};
