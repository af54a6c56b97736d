/** What of a clinic’s places strangers hold now. `open`: its free places of the coming fortnight, those that are held among them. */
export type Pressure = { held: number; open: number };

/** How many of a clinic’s open places the express area holds at any moment at most: a tenth, and one where there are few. */
const shareMost = 0.1;
export const mostHeld = (open: number): number => Math.max(1, Math.floor(open * shareMost));

/** How many places are held from one network address, and for one mailbox, at any moment at most: a household, a waiting room. */
const heldTogetherMost = 3;

/** What others hold now who ask from the same network address, and who named the same mailbox. */
export type Neighbours = { heldFromAddress: number; heldForContact: number };

/** Whether a mailbox, as it was typed, may have one more place held for it. */
export const mayKeepForContact = ({ heldForContact }: Pick<Neighbours, 'heldForContact'>): boolean =>
  heldForContact < heldTogetherMost;

/**
 * Whether a place is kept for a stranger who asks. Where it is not, it can be reserved all the same: whoever hoards holds wins a
 * tenth of the places for minutes, and keeps nobody from booking (decision 0036).
 */
export const mayKeep = ({ held, open, heldFromAddress, heldForContact }: Pressure & Neighbours): boolean =>
  held < mostHeld(open) && heldFromAddress < heldTogetherMost && mayKeepForContact({ heldForContact });

/** Under pressure work costs at most so many times as much as in calm. */
const pressedTimes = 16;
/** So few holds are not pressure, however small the clinic. */
const calmHolds = 3;

/**
 * What a proof costs: nothing more than in calm until half of what may be held is held, then twice as much for each further eighth.
 * @param calmCost rounds of a key derivation @returns the same
 */
export const proofCost = ({ held, open }: Pressure, calmCost: number): number => {
  const used = held / mostHeld(open);
  if (held < calmHolds || used <= 0.5) return calmCost;
  return calmCost * Math.min(pressedTimes, 2 ** Math.ceil((used - 0.5) * 8));
};
