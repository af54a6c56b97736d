import { guestHold } from '../../contract/guest.ts';
import type { Visitor } from '../stage/guest.ts';
import { criteria, suitedSlots } from '../stage/wanted.ts';

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
    const found = await visitor.ask('searchGuestSlots', { criteria });
    if (found.status !== 200) return;
    const spaces = suitedSlots(found.body);
    const slot = spaces[Math.floor(random() * spaces.length)];
    if (slot === undefined) return;
    const { spaceId } = slot;
    const { status, body } = await visitor.ask('holdGuestSlot', { spaceId, proof: await visitor.prove(spaceId) });
    const { token, hold } = status === 200 ? guestHold.parse(body) : { token: '', hold: null };
    held = hold === null ? null : { token, spaceId, holdId: hold.holdId, until: now + holdSeconds, extendable: true };
  };

  return {
    turn: async (now) => {
      if (held !== null && held.until <= now) held = null;
      if (held === null) await grab(now);
      else if (held.extendable && held.until - now <= extendBefore) await extend(held);
    },
  };
};
