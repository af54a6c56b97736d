import { useState } from 'react';

import type { HeldSlot } from '../channel/channel';

type Known = { held: HeldSlot | null | undefined; isGone: boolean };

const isSame = (one: HeldSlot, other: HeldSlot | undefined): boolean =>
  one.space.spaceId === other?.space.spaceId && one.endsAt === other.endsAt && one.extendable === other.extendable;

/** Goes on with a hold that left the list, to say that it is over. */
export const useLastHeld = (held: HeldSlot | null | undefined): Known => {
  const [last, setLast] = useState<HeldSlot>();
  if (held && !isSame(held, last)) setLast(held);
  return held === undefined && last ? { held: last, isGone: true } : { held, isGone: false };
};
