import type { Slot } from '../../../contract/appointments.ts';
import type { GuestHeld } from '../../api/guestApi';
import type { HeldSlot } from '../../scheduling/channel/channel';

/** The chosen slot as it is held for a guest; null when it is not. */
export const heldBy = (kept: GuestHeld | null, chosen: Slot | null): HeldSlot | null =>
  kept?.hold && chosen ? { ...kept.hold, space: chosen } : null;
