import type { LiveEvent } from '../../../contract/events.ts';
import { fieldsOf } from '../../lib/isRecord';
import { liveEventIn } from './liveEventIn';

/** What tabs of one browser and one person say to each other about the stream. */
export type TabMessage =
  /** From the tab that listens: an event, up to where it heard, that it noted a wish, and that it has just begun. */
  | { kind: 'told'; event: LiveEvent }
  | { kind: 'at'; id: string }
  | { kind: 'noted' }
  | { kind: 'begun' }
  /** From another: the clinics on its screen. */
  | { kind: 'wish'; tab: string; clinicIds: string[] };

/** As it travels: an event as the text it was, so that the tab that hears of it looks at it in the same way. */
const toWire = (message: TabMessage): object =>
  message.kind === 'told' ? { kind: 'told', event: JSON.stringify(message.event) } : message;

const messageIn = (data: unknown): TabMessage | undefined => {
  const { kind, event, id, tab, clinicIds } = fieldsOf(data);
  if (kind === 'noted' || kind === 'begun') return { kind };
  if (kind === 'at' && typeof id === 'string') return { kind, id };
  if (kind === 'wish' && typeof tab === 'string' && Array.isArray(clinicIds)) {
    return { kind, tab, clinicIds: clinicIds.filter((each) => typeof each === 'string') };
  }
  const told = kind === 'told' && typeof event === 'string' ? liveEventIn(event) : undefined;
  return told && { kind: 'told', event: told };
};

export type TabChannel = { say: (message: TabMessage) => void; close: () => void };

/** The channel between the tabs that show the same person. */
export const openTabChannel = (name: string, hear: (message: TabMessage) => void): TabChannel => {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = messageIn(data);
    if (message) hear(message);
  };
  return {
    say: (message) => {
      channel.postMessage(toWire(message));
    },
    close: () => {
      channel.close();
    },
  };
};
