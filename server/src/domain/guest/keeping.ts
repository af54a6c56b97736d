/** `open`: free slots of the coming fortnight, held ones included. */
export type Pressure = { held: number; open: number };

/** Share of a clinic's open slots that guests may hold; at least one slot. */
const shareMost = 0.1;
export const mostHeld = (open: number): number => Math.max(1, Math.floor(open * shareMost));

/** Per network address and per mailbox: a household, a waiting room. */
const heldTogetherMost = 3;

export type Neighbours = { heldFromAddress: number; heldForContact: number };

export const mayKeepForContact = ({ heldForContact }: Pick<Neighbours, 'heldForContact'>): boolean =>
  heldForContact < heldTogetherMost;

/** Without a hold, guests can still book; hoarding blocks at most a tenth of the slots for minutes (decision 0036). */
export const mayKeep = ({ held, open, heldFromAddress, heldForContact }: Pressure & Neighbours): boolean =>
  held < mostHeld(open) && heldFromAddress < heldTogetherMost && mayKeepForContact({ heldForContact });

const pressedTimes = 16;
/** Fewer holds are not pressure, however small the clinic. */
const calmHolds = 3;

/**
 * Returns the proof-of-work cost: `calmCost` until half the guest quota is held, then doubled for each further eighth.
 * @param calmCost key-derivation rounds
 */
export const proofCost = ({ held, open }: Pressure, calmCost: number): number => {
  const used = held / mostHeld(open);
  if (held < calmHolds || used <= 0.5) return calmCost;
  return calmCost * Math.min(pressedTimes, 2 ** Math.ceil((used - 0.5) * 8));
};
