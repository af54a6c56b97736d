import { checkBirthDate } from '../../../contract/rules.ts';
import { recordAudit } from '../data/audit.ts';
import { clinicEvent } from '../data/auditTrail.ts';
import { lockPeople } from '../data/clinicActs/lockPeople.ts';
import { seeCard } from '../data/clinicActs/seeCard.ts';
import { listLinksOn, type NamedLink } from '../data/delegation/namedPeople.ts';
import { inTransaction } from '../data/transaction.ts';
import { todayAt } from '../domain/age.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicCommand, ClinicDeps } from './command.ts';
import { lookAtRecord, recordLooks, type Look } from './looks.ts';
import { mergeRecords } from './mergeRecords.ts';
import { onPerson, personLine, readPeople } from './readPerson.ts';
import { readArgs } from './readArgs.ts';

type VerifiedNumber = { wasSeen: boolean; claimedBy: string[] };

type Card = { patientId: string; born: string | null };

/**
 * @param born birth date on the card; null keeps the recorded one
 * @throws ClinicRefused
 */
const verifyNumber = (deps: ClinicDeps, { patientId, born }: Card, seen: Look[]): Promise<VerifiedNumber> =>
  inTransaction(deps.db, async (transaction) => {
    await lockPeople(transaction, deps.vault, [patientId]);
    const { requestId, vault } = deps;
    const done = await seeCard(transaction, { requestId, vault }, patientId, { nam: null, born });
    if (done.outcome === 'seen') {
      if (done.wasSeen && born === null)
        await recordAudit(transaction, clinicEvent(deps, 'profile.read', lookAtRecord(patientId)));
      return done;
    }
    if (done.outcome === 'seenElsewhere') {
      seen.push(lookAtRecord(done.patientId));
      throw new ClinicRefused(
        `Record ${done.patientId} already has that number, seen by a clinic. Merge the two: npm run clinic -- merge ${patientId} ${done.patientId}.`,
      );
    }
    throw new ClinicRefused('This record has no health number. The person enters it in their account.');
  });

const linkLine = ({ linkId, holder, basis, scopes, state, lockReason, endsOn }: NamedLink): string =>
  `  link ${linkId}  ${[holder, basis, scopes.join(' + '), state, ...(lockReason === null ? [] : [`locked: ${lockReason}`]), ...(endsOn === null ? [] : [`until ${endsOn}`])].join(', ')}`;

export const personCommand: ClinicCommand = {
  name: 'person',
  args: '<person>',
  summary: 'lists the records of a person, and who acts or asks to act for them',
  read: (args) => {
    const {
      positionals: [word = ''],
    } = readArgs(args, 1, {});
    return async (deps) => {
      const people = await readPeople(deps, word);
      await recordLooks(
        deps,
        'profile.read',
        people.map(({ patientId }) => lookAtRecord(patientId)),
      );
      const blocks = await Promise.all(
        people.map(async (person) => [
          personLine(person),
          ...(await listLinksOn(deps.db, person.patientId)).map(linkLine),
        ]),
      );
      return blocks.flat();
    };
  },
};

const verify = async (deps: ClinicDeps, card: Card, seen: Look[]): Promise<string[]> => {
  const { patientId } = card;
  const { wasSeen, claimedBy } = await verifyNumber(deps, card, seen);
  await recordLooks(deps, 'profile.read', claimedBy.map(lookAtRecord));
  return [
    `The number of ${patientId} ${wasSeen ? 'was already recorded as seen' : 'is recorded as seen'}.`,
    ...claimedBy.map(
      (other) =>
        `Another record claims it: npm run clinic -- merge ${other} ${patientId} joins it, where it is the same person.`,
    ),
  ];
};

export const verifyCommand: ClinicCommand = {
  name: 'verify',
  args: '<person> [--born <date>]',
  summary:
    'records that a clinic saw a person’s card and its birth date; the person may then share appointments and messages',
  read: (args) => {
    const {
      positionals: [word = ''],
      values,
    } = readArgs(args, 1, { born: { type: 'string' } });
    const { born = null } = values;
    return async (deps) => {
      if (born !== null && checkBirthDate(born, todayAt(deps.clock())) !== undefined)
        throw new ClinicRefused(`${born} is not a birth date: write it as 1950-07-24.`);
      return onPerson(deps, word, (patientId, seen) => verify(deps, { patientId, born }, seen));
    };
  },
};

const merge = async (deps: ClinicDeps, from: string, into: string): Promise<string[]> => {
  const { alerts, links, waiting } = await mergeRecords(deps, from, into);
  const acting = await listLinksOn(deps.db, into);
  return [
    `${from} is now part of ${into}. Alerts ended: ${alerts}; repeated links ended: ${links}; links that wait: ${waiting}.`,
    ...(acting.length === 0
      ? []
      : [
          'Who acts for them, or asks to; what waits opens with npm run clinic -- accept <link>, or consent <link> from fourteen on, and ends with end <link>:',
          ...acting.map(linkLine),
        ]),
  ];
};

export const mergeCommand: ClinicCommand = {
  name: 'merge',
  args: '<record> <into>',
  summary:
    'merges a record into another of the same person, with appointments, messages and delegates; access that no clinic verified waits again; this cannot be undone',
  read: (args) => {
    const {
      positionals: [record = '', other = ''],
    } = readArgs(args, 2, {});
    return (deps) => onPerson(deps, record, (from) => onPerson(deps, other, (into) => merge(deps, from, into)));
  },
};
