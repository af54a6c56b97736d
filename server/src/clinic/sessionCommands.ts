import type { Transaction } from 'kysely';

import { recordAudit } from '../data/audit.ts';
import { endStaffSessions, listSignedIn } from '../data/everySession.ts';
import { findOwner } from '../data/secondFactor/owner.ts';
import { endOtherSessions } from '../data/sessions.ts';
import type { Tables } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicCommand, ClinicDeps } from './command.ts';
import { readArgs } from './readArgs.ts';
import { readPerson } from './readPerson.ts';

type Ended = { entityId: string; patientId: string | null };

const record = (transaction: Transaction<Tables>, { requestId }: ClinicDeps, ended: Ended): Promise<void> =>
  recordAudit(transaction, {
    action: 'session.ended',
    capacity: 'clinic',
    actorAccountId: null,
    requestId,
    ...ended,
  });

const endOf = (deps: ClinicDeps, accountId: string, patientId: string): Promise<void> =>
  inTransaction(deps.db, async (transaction) => {
    await endOtherSessions(transaction, accountId, null);
    await record(transaction, deps, { entityId: accountId, patientId });
  });

const endOne = async (deps: ClinicDeps, word: string): Promise<string[]> => {
  const { patientId } = await readPerson(deps, word);
  const owner = await inTransaction(deps.db, (transaction) => findOwner(transaction, patientId));
  if (owner === undefined) throw new ClinicRefused('This person has no account.');
  await endOf(deps, owner.accountId, patientId);
  return [`${owner.login} is signed out on every device, and may sign in again.`];
};

export const endSessionsCommand: ClinicCommand = {
  name: 'end-sessions',
  args: '<person>',
  summary: 'signs a person out on every device',
  read: (args) => {
    const {
      positionals: [word = ''],
    } = readArgs(args, 1, {});
    return (deps) => endOne(deps, word);
  },
};

/** One transaction a person: nobody waits for everybody. */
const endAll = async (deps: ClinicDeps): Promise<string[]> => {
  const people = await listSignedIn(deps.db);
  for (const { accountId, patientId } of people) await endOf(deps, accountId, patientId);
  const staff = await inTransaction(deps.db, async (transaction) => {
    const ended = await endStaffSessions(transaction);
    for (const staffId of ended) await record(transaction, deps, { entityId: staffId, patientId: null });
    return ended;
  });
  return [`Signed out on every device: ${people.length} patients, ${staff.length} staff. They may sign in again.`];
};

export const endAllSessionsCommand: ClinicCommand = {
  name: 'end-all-sessions',
  args: '',
  summary: 'signs every patient and everybody who works at a clinic out, after a leak',
  read: (args) => {
    readArgs(args, 0, {});
    return endAll;
  },
};
