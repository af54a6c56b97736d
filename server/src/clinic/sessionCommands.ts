import type { Transaction } from 'kysely';

import { recordAudit } from '../data/audit.ts';
import { findOwner } from '../data/secondFactor/owner.ts';
import { endOtherSessions, listSignedIn, type SignedInAccount } from '../data/sessions.ts';
import { endAllStaffSessions } from '../data/staff/staffSessions.ts';
import type { Tables } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicCommand, ClinicDeps } from './command.ts';
import { readArgs } from './readArgs.ts';
import { onPerson } from './readPerson.ts';

type Ended = { entityId: string; patientId: string | null };

const record = (transaction: Transaction<Tables>, { requestId }: ClinicDeps, ended: Ended): Promise<void> =>
  recordAudit(transaction, {
    action: 'session.ended',
    capacity: 'clinic',
    actorAccountId: null,
    requestId,
    ...ended,
  });

const endOf = async (
  transaction: Transaction<Tables>,
  deps: ClinicDeps,
  { accountId, patientId }: SignedInAccount,
): Promise<void> => {
  await endOtherSessions(transaction, accountId, null);
  await record(transaction, deps, { entityId: accountId, patientId });
};

const endOne = async (deps: ClinicDeps, patientId: string): Promise<string[]> => {
  const login = await inTransaction(deps.db, async (transaction) => {
    const owner = await findOwner(transaction, patientId);
    if (owner === undefined) throw new ClinicRefused('This person has no account.');
    await endOf(transaction, deps, { accountId: owner.accountId, patientId });
    return owner.login;
  });
  return [`${login} is signed out on every device, and may sign in again.`];
};

export const endSessionsCommand: ClinicCommand = {
  name: 'end-sessions',
  args: '<person>',
  summary: 'signs a person out on every device',
  read: (args) => {
    const {
      positionals: [word = ''],
    } = readArgs(args, 1, {});
    return (deps) => onPerson(deps, word, (patientId) => endOne(deps, patientId));
  },
};

/** One transaction a person: nobody waits for everybody. */
const endAll = async (deps: ClinicDeps): Promise<string[]> => {
  const people = await listSignedIn(deps.db);
  for (const each of people) await inTransaction(deps.db, (transaction) => endOf(transaction, deps, each));
  const staff = await inTransaction(deps.db, async (transaction) => {
    const ended = await endAllStaffSessions(transaction);
    for (const staffId of ended) await record(transaction, deps, { entityId: staffId, patientId: null });
    return ended;
  });
  return [`Signed out on every device: ${people.length} patients, ${staff.length} staff. They may sign in again.`];
};

export const endAllSessionsCommand: ClinicCommand = {
  name: 'end-all-sessions',
  isOfOperator: true,
  args: '',
  summary: 'signs every patient and everybody who works at a clinic out, after a leak',
  read: (args) => {
    readArgs(args, 0, {});
    return endAll;
  },
};
