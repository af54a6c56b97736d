import type { Transaction } from 'kysely';

import {
  claimsIn,
  claimsOn,
  lockingSlot,
  namedIn,
  type Claimant,
  type ClaimsRow,
  type LockedClaims,
  type LockedPatient,
  type LockedSlot,
} from './bookingLocks.ts';
import { sendTogether } from './sendTogether.ts';
import { lockingPatientAndSession, patientAndSessionIn, type PatientAndSessionRow } from './sessions.ts';
import type { Tables } from './tables.ts';

/** `freesHolds`: locks their slots, too. */
export type SlotQuestion = { slotId: string; claimant: Claimant; freesHolds: boolean };

export type Asked = { slot: LockedSlot; claims: LockedClaims };

/** Lock the patient first. Undefined: no such slot. */
export const lockSlotAndReadClaims = async (
  transaction: Transaction<Tables>,
  { slotId, claimant, freesHolds }: SlotQuestion,
): Promise<Asked | undefined> => {
  const [slots, [claims]] = await sendTogether<[LockedSlot, ClaimsRow]>(
    transaction,
    lockingSlot(slotId, freesHolds ? claimant.holder : undefined),
    claimsOn(slotId, claimant),
  );
  const slot = namedIn(slots, slotId);
  return slot && claims && { slot, claims: claimsIn(claims) };
};

/** In this order (decision 0003). */
export const lockAllAndReadClaims = async (
  transaction: Transaction<Tables>,
  sessionId: string,
  { slotId, claimant, freesHolds }: SlotQuestion & { claimant: { patientId: string } },
): Promise<{ patient: LockedPatient | undefined; isSessionKept: boolean; asked: Asked | undefined }> => {
  const [people, slots, [claims]] = await sendTogether<[PatientAndSessionRow, LockedSlot, ClaimsRow]>(
    transaction,
    lockingPatientAndSession(transaction, claimant.patientId, sessionId),
    lockingSlot(slotId, freesHolds ? claimant.holder : undefined),
    claimsOn(slotId, claimant),
  );
  const slot = namedIn(slots, slotId);
  return { ...patientAndSessionIn(people), asked: slot && claims && { slot, claims: claimsIn(claims) } };
};
