import type { Transaction } from 'kysely';

import { openNam } from '../accounts.ts';
import { recordAudit } from '../audit.ts';
import { clinicEvent, type ClinicActor } from '../auditTrail.ts';
import { findPeopleNamed, findSameNumber, writeVerified } from '../delegation/namedPeople.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

/** `nam`: as on the card, without spaces; null where it found the record. `born`: null keeps the recorded date. */
export type SeenCard = { nam: string | null; born: string | null };

export type CardOutcome =
  | { outcome: 'seen'; wasSeen: boolean; claimedBy: string[] }
  | { outcome: 'gone' | 'noNumber' | 'otherNumber' }
  | { outcome: 'seenElsewhere'; patientId: string };

const isNumberOf = async (
  transaction: Transaction<Tables>,
  { nam, patientId, vault }: { nam: string; patientId: string; vault: Vault },
): Promise<boolean> => {
  const row = await transaction
    .selectFrom('patients')
    .where('id', '=', patientId)
    .select('nam_sealed as namSealed')
    .executeTakeFirst();
  return openNam(vault, row?.namSealed ?? null) === nam;
};

/** Only one record may have a number verified. Call `lockPeople` first. */
export const seeCard = async (
  transaction: Transaction<Tables>,
  { vault, ...actor }: ClinicActor & { vault: Vault },
  patientId: string,
  { nam, born }: SeenCard,
): Promise<CardOutcome> => {
  const [person] = await findPeopleNamed(transaction, vault, patientId);
  if (person === undefined) return { outcome: 'gone' };
  if (!person.hasNumber) return { outcome: 'noNumber' };
  if (nam !== null && !(await isNumberOf(transaction, { nam, patientId, vault }))) return { outcome: 'otherNumber' };
  const others = await findSameNumber(transaction, vault, patientId);
  const seen = others.find((other) => other.isVerified);
  if (seen !== undefined) return { outcome: 'seenElsewhere', patientId: seen.patientId };
  if (!person.isVerified || born !== null) {
    await writeVerified(transaction, patientId, born);
    await recordAudit(transaction, clinicEvent(actor, 'number.verified', { patientId, entityId: patientId }));
  }
  return { outcome: 'seen', wasSeen: person.isVerified, claimedBy: others.map((other) => other.patientId) };
};
