import type { Kysely } from 'kysely';

import type { AuditAction } from '../../../contract/accessLog.ts';
import type { Tables } from '../../src/data/tables.ts';
import type { Column } from './columns.ts';
import type { Family } from './family.ts';
import type { Row } from './row.ts';

/** What the trail says that a column did about the owner; nothing of a column without an account or a post. */
export const notedBy = async (
  db: Kysely<Tables>,
  { accountOf, ownerId, staffIdOf }: Family,
  column: Column,
): Promise<string[] | undefined> => {
  const [accountId, staffId] = [accountOf(column), await staffIdOf(column)];
  if (accountId === undefined && staffId === undefined) return undefined;
  const lines = await db
    .selectFrom('audit_events')
    .select('action')
    .where('patient_id', '=', ownerId)
    .where((eb) =>
      accountId === undefined ? eb('actor_staff_id', '=', staffId ?? null) : eb('actor_account_id', '=', accountId),
    )
    .execute();
  return lines.map(({ action }) => action);
};

/** What programs ask for by themselves (decision 33), or staff look at again, leaves a line a day: the one that each of them leaves. */
const daily: Partial<Record<Row['route'], AuditAction>> = {
  listHolds: 'hold.seen',
  listAlerts: 'alert.seen',
  getChoices: 'choices.seen',
  listDependents: 'person.listed',
  exportFile: 'person.listed',
  'staff.showAccess': 'identity.read',
  'staff.findPeople': 'identity.read',
  'staff.showPerson': 'identity.read',
  'staff.showInvitations': 'invitation.read',
};

/** Says nothing of a file: one’s own devices, the address of one’s own calendar, who acts for oneself, an access that is locked already, as it is listed, slots, and what a clinic publishes otherwise: whose a booked one is, the day says. */
const tellsNothing: readonly Row['route'][] = [
  'listSessions',
  'getCalendarFeed',
  'listDelegates',
  'lockDependentAccess',
  'staff.showOpenings',
  'staff.showSlots',
  'staff.showSeriesChoices',
  'staff.showConnection',
  'staff.showTrail',
];

/**
 * Whether what was shown of the owner left a line with the account that asked (product §4 access-log). Someone who comes by a secret that
 * was mailed or printed asks as nobody, signed in or not.
 */
export const isNoted = (
  { cells, route }: Row,
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
): boolean =>
  before === undefined ||
  after === undefined ||
  after.length > before.length ||
  after.some((action) => action === daily[route]) ||
  cells.owner === '–' ||
  tellsNothing.includes(route);
