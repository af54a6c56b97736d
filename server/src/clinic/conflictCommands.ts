import { z } from 'zod';

import { recordAudit } from '../data/audit.ts';
import { clinicEvent } from '../data/auditTrail.ts';
import { listConflicts, settleConflict, type Disagreement, type FeedConflict } from '../data/feedConflicts.ts';
import { inTransaction } from '../data/transaction.ts';
import { ClinicRefused } from './clinicRefused.ts';
import { UsageError, type ClinicCommand } from './command.ts';
import { shownTime } from './lockAppointment.ts';
import { recordLooks } from './looks.ts';
import { readArgs } from './readArgs.ts';
import { readClinic } from './readDay.ts';

const clockOf = (instant: Date | null, timeZone: string): string =>
  instant === null ? '?' : shownTime(instant, timeZone).slice(11);

export const publishedAs = (told: Disagreement, timeZone: string): string => {
  switch (told.published) {
    case 'busy':
      return 'busy';
    case 'gone':
      return 'no longer';
    case 'inactive':
      return 'in a calendar or at a site that is not active';
    case 'otherTime':
      return `from ${clockOf(told.publishedFrom, timeZone)} to ${clockOf(told.publishedTo, timeZone)}`;
    case 'otherService':
      return `as ${told.publishedAs ?? 'another service'}`;
  }
};

const conflictLine = (conflict: FeedConflict): string => {
  const { conflictId, reference, clinicName, startsAt, foundAt, timeZone } = conflict;
  const since = shownTime(foundAt, timeZone);
  return `${shownTime(startsAt, timeZone)}  ${conflictId}  ${clinicName}  ${reference} published ${publishedAs(conflict, timeZone)}, since ${since}`;
};

export const conflictsCommand: ClinicCommand = {
  name: 'conflicts',
  args: '[clinic]',
  summary: 'lists the appointments that their clinic publishes otherwise: move or cancel each, or settle its conflict',
  read: (args) => {
    const {
      positionals: [word],
    } = readArgs(args, Math.min(args.length, 1), {});
    return async (deps) => {
      const clinicId = word === undefined ? null : (await readClinic(deps, word)).clinicId;
      const conflicts = await listConflicts(deps.db, clinicId);
      await recordLooks(
        deps,
        'history.read',
        conflicts.map(({ patientId, reservationId: entityId }) => ({ patientId, entityId })),
      );
      return conflicts.length === 0 ? ['There are no conflicts.'] : conflicts.map(conflictLine);
    };
  },
};

export const settleCommand: ClinicCommand = {
  name: 'settle',
  args: '<conflict>',
  summary: 'settles a conflict and leaves its appointment as it is, until the publication says something else',
  read: (args) => {
    const {
      positionals: [conflict = ''],
    } = readArgs(args, 1, {});
    if (!z.uuid().safeParse(conflict).success) throw new UsageError('Not an id');
    return (deps) =>
      inTransaction(deps.db, async (transaction) => {
        const settled = await settleConflict(transaction, conflict);
        if (settled === undefined)
          throw new ClinicRefused(`There is no open conflict ${conflict}. List them with: npm run clinic -- conflicts`);
        const { patientId, reservationId: entityId } = settled;
        await recordAudit(transaction, clinicEvent(deps, 'conflict.settled', { patientId, entityId }));
        return [`The conflict of ${settled.reference} is settled. The appointment stays as it is.`];
      });
  },
};
