import { useState } from 'react';

import type { HeldSlot } from '../channel/channel';

type Known = {
  held: HeldSlot | null | undefined;
  isGone: boolean;
  forget: () => void;
};

/** Milliseconds: a hold gone earlier was ended. */
const aroundEnd = 5_000;

const isAboutOver = ({ endsAt }: HeldSlot): boolean => Date.now() > endsAt - aroundEnd;

const isSame = (one: HeldSlot, other: HeldSlot | undefined): boolean =>
  one.space.spaceId === other?.space.spaceId && one.endsAt === other.endsAt && one.extendable === other.extendable;

/** Goes on with a hold that ran out and left the list, to say that it is over. */
export const useLastHeld = (held: HeldSlot | null | undefined): Known => {
  const [last, setLast] = useState<HeldSlot>();
  const [over, setOver] = useState<HeldSlot>();
  const [forgotten, setForgotten] = useState<HeldSlot>();
  if (held && !isSame(held, last)) {
    setLast(held);
    setOver(undefined);
  }
  if (!held && last) {
    setLast(undefined);
    setOver(() => (isAboutOver(last) ? last : undefined));
  }
  const isGone = !held && over !== undefined && over !== forgotten;
  return {
    held: isGone ? over : held,
    isGone,
    forget: () => {
      setForgotten(last ?? over);
    },
  };
};
