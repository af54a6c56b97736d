/** `open`: free or held slots of the coming fortnight. */
export type Pressure = { held: number; open: number };

/** Of a clinic's open slots; at least one slot. */
const maxShare = 0.1;
export const mostHeld = (open: number): number => Math.max(1, Math.floor(open * maxShare));

/** Per address and per mailbox: a household, a waiting room. */
const maxHeldTogether = 3;

export type Neighbours = { heldFromAddress: number; heldForContact: number };

export const mayKeepForContact = ({ heldForContact }: Pick<Neighbours, 'heldForContact'>): boolean =>
  heldForContact < maxHeldTogether;

/** Guests can book without a hold; hoarding blocks at most a tenth of the slots for minutes (decision 0036). */
export const mayKeep = ({ held, open, heldFromAddress, heldForContact }: Pressure & Neighbours): boolean =>
  held < mostHeld(open) && heldFromAddress < maxHeldTogether && mayKeepForContact({ heldForContact });

const pressedTimes = 16;
/** Fewer holds are never pressure. */
const calmHolds = 3;

/** In key-derivation rounds: `calmCost` until half the guest quota is held, doubled for each further eighth. */
export const proofCost = ({ held, open }: Pressure, calmCost: number): number => {
  const used = held / mostHeld(open);
  if (held < calmHolds || used <= 0.5) return calmCost;
  return calmCost * Math.min(pressedTimes, 2 ** Math.ceil((used - 0.5) * 8));
};
