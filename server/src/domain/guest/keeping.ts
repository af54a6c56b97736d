import { costUnderPressure } from '../pressure.ts';
import { quotaOf } from '../quota.ts';

/** `open`: free or held slots of the coming fortnight. */
export type Pressure = { held: number; open: number };

const maxShare = 0.1;
export const maxHeld = (open: number): number => quotaOf(open, maxShare);

/** Per address and per mailbox: a household, a waiting room. */
const maxHeldTogether = 3;

export type Neighbours = { heldFromAddress: number; heldForContact: number };

export const mayKeepForContact = ({ heldForContact }: Pick<Neighbours, 'heldForContact'>): boolean =>
  heldForContact < maxHeldTogether;

/** Guests can book without a hold; hoarding blocks at most a tenth of the slots for minutes (decision 0036). */
export const mayKeep = ({ held, open, heldFromAddress, heldForContact }: Pressure & Neighbours): boolean =>
  held < maxHeld(open) && heldFromAddress < maxHeldTogether && mayKeepForContact({ heldForContact });

export const proofCost = ({ held, open }: Pressure, calmCost: number): number =>
  costUnderPressure({ count: held, quota: maxHeld(open) }, calmCost) ?? calmCost;
