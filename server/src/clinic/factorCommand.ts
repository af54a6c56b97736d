import { recordAudit } from '../data/audit.ts';
import { warnOwner } from '../data/mailbox/warnOwner.ts';
import { endFactor } from '../data/secondFactor/factors.ts';
import { findOwner } from '../data/secondFactor/owner.ts';
import { endOtherSessions } from '../data/sessions.ts';
import { inTransaction } from '../data/transaction.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicCommand, ClinicDeps } from './command.ts';
import { readArgs } from './readArgs.ts';
import { onPerson } from './readPerson.ts';

const end = (deps: ClinicDeps, patientId: string): Promise<string[]> =>
  inTransaction(deps.db, async (transaction) => {
    const owner = await findOwner(transaction, patientId);
    if (owner === undefined || !(await endFactor(transaction, owner.accountId)))
      throw new ClinicRefused('This person has no account with a second factor.');
    const { accountId, email: to, lang, login } = owner;
    await endOtherSessions(transaction, accountId, null);
    await warnOwner(transaction, deps, { template: 'factorOff', accountId, patientId, login, lang, to });
    await recordAudit(transaction, {
      action: 'factor.off',
      capacity: 'clinic',
      actorAccountId: null,
      patientId,
      entityId: accountId,
      requestId: deps.requestId,
    });
    return [`${login} signs in with the password alone. Every device is signed out, and the person is told.`];
  });

export const endFactorCommand: ClinicCommand = {
  name: 'end-factor',
  args: '<person>',
  summary:
    'turns the second factor of a person’s account off, and signs every device out; first see the card of the person, in front of you',
  read: (args) => {
    const {
      positionals: [word = ''],
    } = readArgs(args, 1, {});
    return (deps) => onPerson(deps, word, (patientId) => end(deps, patientId));
  },
};
