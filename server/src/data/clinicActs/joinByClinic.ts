import type { Transaction } from 'kysely';

import { awaitedOf } from '../../domain/delegation/granting.ts';
import { isRepeated, mustWait, objectToMerge, type MergeObjection } from '../../domain/delegation/merging.ts';
import { recordAudit } from '../audit.ts';
import { clinicActing, clinicEvent, type ClinicActor } from '../auditTrail.ts';
import { writeEnd, writeWaiting } from '../changeLink.ts';
import { queueAgreementRequest } from '../delegation/agreementMails.ts';
import { takeLinksOn } from '../delegation/links.ts';
import { endWaiting, joinRecords, readMerging } from '../delegation/mergeRecords.ts';
import { settleLink } from '../delegation/settleLink.ts';
import { tellHolder } from '../delegation/tellOfAccess.ts';
import { listDelegates } from '../liveAudience.ts';
import { recordEvents } from '../liveEvents.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

export type Joined = { alerts: number; links: number; waiting: number };

type By = ClinicActor & { vault: Vault };

const endRepeated = async (
  transaction: Transaction<Tables>,
  deps: By,
  { from, into, today }: { from: string; into: string; today: string },
): Promise<number> => {
  const links = await takeLinksOn(transaction, [from, into]);
  const repeated = links.filter((link) => isRepeated(link, { from, into, links }));
  for (const link of repeated) {
    await writeEnd(transaction, link);
    await settleLink(transaction, link, {
      acting: clinicActing(deps, link.patientId),
      actions: ['access.ended'],
      today,
      vault: deps.vault,
    });
  }
  return repeated.length;
};

/** Links without valid consent for the joined record become requests again. */
const letWait = async (
  transaction: Transaction<Tables>,
  { vault, ...deps }: By,
  { into, accountId, today }: { into: string; accountId: string | null; today: string },
): Promise<number> => {
  const waiting = (await takeLinksOn(transaction, [into])).filter((link) => mustWait(link, accountId, today));
  for (const link of waiting) {
    await writeWaiting(transaction, link);
    await tellHolder(transaction, vault, link, 'waits');
    if (awaitedOf({ ...link, state: 'pending' }, today) === 'person')
      await queueAgreementRequest(transaction, vault, { linkId: link.linkId, to: null }, link.holderLang);
    await settleLink(transaction, link, {
      acting: clinicActing(deps, into),
      actions: ['access.changed'],
      today,
      vault,
    });
  }
  return waiting.length;
};

/** Decision 34. Call `lockPeople` first. */
export const joinByClinic = async (
  transaction: Transaction<Tables>,
  deps: By,
  { from, into, today }: { from: string; into: string; today: string },
): Promise<Joined | { objection: MergeObjection }> => {
  const read = await readMerging(transaction, deps.vault, from, into);
  const objection =
    read.from === undefined || read.into === undefined ? 'merged' : objectToMerge(read.from, read.into, read);
  if (objection !== undefined) return { objection };
  const alerts = await endWaiting(transaction, clinicActing(deps, from));
  const links = await endRepeated(transaction, deps, { from, into, today });
  await joinRecords(transaction, from, into);
  const accountId = read.into?.accountId ?? read.from?.accountId ?? null;
  const waiting = await letWait(transaction, deps, { into, accountId, today });
  await recordAudit(transaction, clinicEvent(deps, 'record.merged', { patientId: into, entityId: from }));
  const holders = (await listDelegates(transaction, [into])).map((link) => link.accountId);
  const seeing = accountId === null ? holders : [...holders, accountId];
  await recordEvents(
    transaction,
    seeing.map((each) => ({ type: 'merged', accountId: each })),
  );
  return { alerts, links, waiting };
};
