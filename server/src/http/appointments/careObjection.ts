import { objectionToCare, reasonCode, type CareObjection, type Clientele } from '../../domain/care/suitability.ts';
import { todayAt } from '../../domain/age.ts';
import type { LockedBooking } from './bookingTransaction.ts';
import type { HoldParty } from './caller.ts';

export const careObjection = (
  { slot, patient }: Pick<LockedBooking<HoldParty>, 'slot' | 'patient'>,
  reason: string | null,
  clientele: Clientele | null = null,
): CareObjection | null =>
  objectionToCare(
    slot.terms,
    { mode: slot.mode, on: todayAt(slot.startsAt) },
    { birthDate: patient?.birthDate ?? null, hasRecord: Boolean(patient), reason: reasonCode(reason), clientele },
  );
