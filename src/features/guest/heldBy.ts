import type { Slot } from '../../../contract/appointments.ts';
import type { GuestHeld } from '../../api/guestApi';
import type { HeldSlot } from '../../scheduling/channel/channel';

export const heldBy = (kept: GuestHeld | null, chosen: Slot | null): HeldSlot | null =>
  kept?.hold && chosen ? { ...kept.hold, space: chosen } : null;
