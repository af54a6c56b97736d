import type { LiveEvent } from '../../../contract/events.ts';
import { fieldsOf } from '../../lib/isRecord';
import { liveEventIn } from './liveEventIn';

export type TabMessage =
  /** From the leader. */
  | { kind: 'told'; event: LiveEvent }
  | { kind: 'at'; id: string }
  | { kind: 'noted' }
  | { kind: 'begun' }
  /** From a follower. */
  | { kind: 'wish'; tab: string; clinicIds: string[] };

/** As text: the receiver validates events too. */
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
