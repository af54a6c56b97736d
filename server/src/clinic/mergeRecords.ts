import { joinByClinic, type Joined } from '../data/clinicActs/joinByClinic.ts';
import { lockPeople } from '../data/clinicActs/lockPeople.ts';
import { inTransaction } from '../data/transaction.ts';
import { todayAt } from '../domain/age.ts';
import type { MergeObjection } from '../domain/delegation/merging.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicDeps } from './command.ts';

const refusals: Record<MergeObjection, string> = {
  same: 'It is one record already.',
  merged: 'One of them was joined with another record before.',
  number: 'They have different health numbers.',
  birthDate: 'They have different birth dates.',
  accounts: 'Each has an account of its own: one of them is closed first.',
  overlap: 'They have appointments at the same time: move or cancel one of them first.',
};

/** @throws ClinicRefused */
export const mergeRecords = (
  { db, vault, requestId, clock }: ClinicDeps,
  from: string,
  into: string,
): Promise<Joined> =>
  inTransaction(db, async (transaction) => {
    await lockPeople(transaction, vault, [from, into]);
    const done = await joinByClinic(transaction, { vault, requestId }, { from, into, today: todayAt(clock()) });
    if ('objection' in done) throw new ClinicRefused(`The records are not merged. ${refusals[done.objection]}`);
    return done;
  });
