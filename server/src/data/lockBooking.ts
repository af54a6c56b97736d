import { sql, type Transaction } from 'kysely';

import {
  claimsIn,
  claimsOn,
  lockingSlot,
  lockingSlots,
  namedIn,
  type Claimant,
  type ClaimsRow,
  type LockedClaims,
  type LockedSlot,
} from './bookingLocks.ts';
import { claimIn, type KeyClaim, type KeyedWrite } from './keyedWrites.ts';
import {
  fromWriter,
  lockingPatientAndSession,
  lockingWriter,
  writerColumns,
  writerIn,
  type LockedWriter,
  type WhoWrites,
  type WriterRow,
} from './lockWriter.ts';
import { prepared } from './prepared.ts';
import { sendTogether } from './sendTogether.ts';
import type { Tables } from './tables.ts';

/** `freesHolds`: locks their slots, too. */
export type SlotQuestion = { slotId: string; claimant: Claimant; freesHolds: boolean; write?: KeyedWrite | null };

export type Asked = { slot: LockedSlot; claims: LockedClaims };

/** `asked` is undefined: no such slot. */
type Answer = { asked: Asked | undefined; claim: KeyClaim };

const askedIn = (slot: LockedSlot | undefined, claims: ClaimsRow | undefined): Asked | undefined =>
  slot && claims && { slot, claims: claimsIn(claims) };

/** Lock the patient first. */
export const lockSlotAndReadClaims = async (
  transaction: Transaction<Tables>,
  { slotId, claimant, freesHolds, write }: SlotQuestion,
): Promise<Answer> => {
  const [slots, [claims]] = await sendTogether<[LockedSlot, ClaimsRow]>(
    transaction,
    lockingSlot(slotId, freesHolds ? claimant.holder : undefined),
    claimsOn(slotId, claimant, write),
  );
  return { asked: askedIn(namedIn(slots, slotId), claims), claim: claimIn(claims ?? {}) };
};

/** Of the person and the session, then of the slot. */
type LockedRow = WriterRow & (LockedSlot | { slotId: null });

/** The slot is looked for once the others are locked. */
const lockingAll = (transaction: Transaction<Tables>, who: WhoWrites, slotId: string) => sql<LockedRow>`
  ${prepared} with ${lockingWriter(transaction, who)}, slot as (
    ${lockingSlots(sql`p.id = ${slotId}::uuid and (select count(*) from person, session) = 1`)}
  )
  select ${writerColumns}, slot.* from ${fromWriter} left join slot on true`;

type Locks = LockedWriter & { slot: LockedSlot | undefined };

const locksIn = (row: LockedRow | undefined): Locks => {
  if (row === undefined) return { ...writerIn(row), slot: undefined };
  const { patientId, firstName, lastName, lang, phone, birthDate, namIndex, isNewcomer, ...rest } = row;
  const { isSessionKept, isTurnTaken, ...slot } = rest;
  const person = { patientId, firstName, lastName, lang, phone, birthDate, namIndex, isNewcomer };
  return { ...writerIn({ ...person, isSessionKept, isTurnTaken }), slot: slot.slotId === null ? undefined : slot };
};

type Question = SlotQuestion & WhoWrites;

/** Which slots the holder holds is known, and they are locked in order, once the person is. */
const sendLocks = async (transaction: Transaction<Tables>, question: Question): Promise<[Locks, ClaimsRow[]]> => {
  const { slotId, claimant, freesHolds, write } = question;
  const reading = claimsOn(slotId, claimant, write);
  if (!freesHolds) {
    const locking = lockingAll(transaction, question, slotId);
    const [[row], claims] = await sendTogether<[LockedRow, ClaimsRow]>(transaction, locking, reading);
    return [locksIn(row), claims];
  }
  const [[writer], slots, claims] = await sendTogether<[WriterRow, LockedSlot, ClaimsRow]>(
    transaction,
    lockingPatientAndSession(transaction, question),
    lockingSlot(slotId, claimant.holder),
    reading,
  );
  return [{ ...writerIn(writer), slot: namedIn(slots, slotId) }, claims];
};

export type LockedAndAsked = Omit<LockedWriter, 'isTurnTaken'> & Answer;

/** In this order (decision 0003). */
export const lockAllAndReadClaims = async (
  transaction: Transaction<Tables>,
  question: Question,
): Promise<LockedAndAsked> => {
  const [{ patient, isSessionKept, isTurnTaken, slot }, [claims]] = await sendLocks(transaction, question);
  const claim = isTurnTaken ? claimIn(claims ?? {}) : ({ kind: 'inFlight' } as const);
  return { patient, isSessionKept, asked: askedIn(slot, claims), claim };
};
