import type { Transaction } from 'kysely';

import type { DependentScope } from '../../../../contract/dependents.ts';
import type { StaffLinkAct } from '../../../../contract/staffPeople.ts';
import { grantOf, type Grant } from '../../domain/delegation/granting.ts';
import { lockReasons } from '../../domain/dependentLink.ts';
import { decideLinkAct } from '../../domain/staff/linkActs.ts';
import type { AuditAction } from '../audit.ts';
import { writeChange, writeLock, writeSeen } from '../changeLink.ts';
import { closeLink, openLink, type Deciding } from '../delegation/decideLink.ts';
import { settleLink } from '../delegation/settleLink.ts';
import type { Tables } from '../tables.ts';

/** `scopes`: null for those that were asked for. */
export type LinkAsked = { act: StaffLinkAct; scopes: readonly DependentScope[] | null };

export type LinkOutcome = { outcome: 'done' | 'changed' } | { outcome: 'opened'; grant: Grant };

type Doing = (transaction: Transaction<Tables>, deciding: Deciding) => Promise<void>;

const settle = (
  transaction: Transaction<Tables>,
  { link, acting, today, vault }: Deciding,
  action: AuditAction,
): Promise<void> => settleLink(transaction, link, { acting, actions: [action], today, vault });

/** An open access whose document was seen survives a merge. */
const noteSeen: Doing = async (transaction, deciding) => {
  await writeSeen(transaction, deciding.link);
  await settle(transaction, deciding, 'access.changed');
};

/** The holder learns neither reason nor author. */
const lock: Doing = async (transaction, deciding) => {
  await writeLock(transaction, deciding.link, lockReasons.clinic);
  await settle(transaction, deciding, 'access.locked');
};

const unlock: Doing = async (transaction, deciding) => {
  const { link } = deciding;
  await writeChange(transaction, link, { scopes: [...link.scopes], relationship: link.relationship, unlocks: true });
  await settle(transaction, deciding, 'access.unlocked');
};

const doing: Record<Exclude<StaffLinkAct, 'accept' | 'consent'>, Doing> = {
  seen: noteSeen,
  lock,
  unlock,
  end: closeLink,
};

/** Lock the person, then the link. */
export const changeLinkByClinic = async (
  transaction: Transaction<Tables>,
  deciding: Deciding,
  { act, scopes }: LinkAsked,
): Promise<LinkOutcome> => {
  const { link, today } = deciding;
  const verdict = decideLinkAct(act, link, today);
  if (verdict !== 'do') return { outcome: verdict };
  if (act !== 'accept' && act !== 'consent') {
    await doing[act](transaction, deciding);
    return { outcome: 'done' };
  }
  const grant = grantOf(link, scopes ?? link.scopes, today);
  await openLink(transaction, deciding, grant);
  return { outcome: 'opened', grant };
};
