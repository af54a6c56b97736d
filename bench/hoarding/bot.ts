import type { Visitor } from '../stage/guest.ts';
import { grabSlot } from './grabSlot.ts';

/** What is held, and until when in seconds of the simulation. */
type Held = { token: string; spaceId: string; holdId: string; until: number; extendable: boolean };

const extendBefore = 30;
const holdSeconds = 300;

/** One of many who hold places they do not want: at every turn it makes its hold longer, or takes another of the soonest places. */
export const makeBot = (visitor: Visitor, random: () => number): { turn: (now: number) => Promise<void> } => {
  let held: Held | null = null;

  const extend = async ({ spaceId, token, holdId, until }: Held): Promise<void> => {
    const { status } = await visitor.ask('holdGuestSlot', { spaceId, token, holdId });
    held = status === 200 ? { spaceId, token, holdId, until: until + holdSeconds, extendable: false } : null;
  };

  const grab = async (now: number): Promise<void> => {
    const grabbed = await grabSlot(visitor, random);
    if (!grabbed?.hold) return;
    const { token, spaceId, hold } = grabbed;
    held = { token, spaceId, holdId: hold.holdId, until: now + holdSeconds, extendable: true };
  };

  return {
    turn: async (now) => {
      if (held !== null && held.until <= now) held = null;
      if (held === null) await grab(now);
      else if (held.extendable && held.until - now <= extendBefore) await extend(held);
    },
  };
};
