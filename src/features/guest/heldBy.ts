import type { Space } from '../../../contract/appointments.ts';
import type { ExpressKept } from '../../api/expressApi';
import type { HeldSlot } from '../../scheduling/channel/channel';

/** The chosen slot as it is held for a guest; null when it is not. */
export const heldBy = (kept: ExpressKept | null, chosen: Space | null): HeldSlot | null =>
  kept?.hold && chosen ? { ...kept.hold, space: chosen } : null;
