import { randomUUID } from 'node:crypto';

import type { AuditAction } from '../../../contract/accessLog.ts';
import { factorContext } from '../../src/data/secondFactor/factors.ts';
import type { AppointmentStage } from '../support/appointments.ts';
import type { Clinic } from '../support/clinic.ts';
import { invitee, invitingWords, saidOf } from '../support/invitation.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { addLink, addPatient } from '../support/people.ts';

export type CommandStage = AppointmentStage & { clinic: Clinic };

/** Words to type, and the events that they leave: each action, and whom it is about. */
export type CommandCase = { words: string[]; leaves: [AuditAction, string | null][] };

/** Anybody: a record that the command makes. */
export const somebody = 'somebody';

/** An appointment of a person who has no other. */
const booked = async ({ patient, slot }: CommandStage, start: number) => {
  const someone = await patient();
  const spaceId = await slot(start);
  return { ...(await someone.reserve(spaceId)).body, spaceId, someone, patientId: someone.patientId };
};

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const anAdult = ({ db }: CommandStage): Promise<string> =>
  addPatient(db, { first_name: 'Jean', last_name: 'Roy', birth_date: '1950-07-24' });

type LinkParts = Omit<Parameters<typeof addLink>[1], 'account_id' | 'patient_id'>;

const linkCase =
  (command: string, action: AuditAction, parts: LinkParts) =>
  async (stage: CommandStage): Promise<CommandCase> => {
    const patientId = await anAdult(stage);
    const linkId = await addLink(stage.db, { account_id: stage.other.accountId, patient_id: patientId, ...parts });
    return { words: [command, linkId], leaves: [[action, patientId]] };
  };

const aConflict = async (stage: CommandStage, start: number) => {
  const { patientId, reservationId, spaceId } = await booked(stage, start);
  const [sourceId, conflictId] = [randomUUID(), randomUUID()];
  await stage.db.insertInto('sources').values({ id: sourceId, name: sourceId, key: sourceId }).execute();
  const about = { source_id: sourceId, slot_id: spaceId, appointment_id: reservationId };
  const published = { published: 'busy', published_from: null, published_to: null, published_as: null } as const;
  await stage.db
    .insertInto('feed_conflicts')
    .values({ id: conflictId, ...about, ...published, settled_at: null, settled_by: null })
    .execute();
  return { conflictId, patientId };
};

const invited = async ({ clinic, clinicId, db, slot }: CommandStage, days: number) => {
  const nam = `ABCD5052${String(1500 + days)}`;
  const words = invitingWords(clinicId, { ...invitee, nam }, '--slot', await slot(days * 24));
  const { invitationId } = saidOf(await clinic.type(...words));
  const { patient_id: patientId } = await db
    .selectFrom('invitations')
    .where('id', '=', invitationId)
    .select('patient_id')
    .executeTakeFirstOrThrow();
  return { invitationId, patientId };
};

/** Every command that shows or changes something of a person, or that somebody answers for. */
export const clinicCommandCases: Readonly<Record<string, (stage: CommandStage) => Promise<CommandCase>>> = {
  day: async (stage) => {
    const { patientId, start } = await booked(stage, 24 * 12);
    return { words: ['day', stage.clinicId, start.slice(0, 10)], leaves: [['history.read', patientId]] };
  },
  move: async (stage) => {
    const { patientId, reference } = await booked(stage, 30);
    return { words: ['move', reference, await stage.slot(32)], leaves: [['reservation.moved', patientId]] };
  },
  'move, to where it is': async (stage) => {
    const { patientId, reference, spaceId } = await booked(stage, 34);
    return { words: ['move', reference, spaceId], leaves: [['history.read', patientId]] };
  },
  cancel: async (stage) => {
    const { patientId, reference } = await booked(stage, 36);
    return { words: ['cancel', reference], leaves: [['reservation.cancelled', patientId]] };
  },
  'cancel, what is cancelled': async (stage) => {
    const { patientId, reference } = await booked(stage, 38);
    await stage.clinic.type('cancel', reference);
    return { words: ['cancel', reference], leaves: [['history.read', patientId]] };
  },
  conflicts: async (stage) => {
    const { patientId } = await aConflict(stage, 24 * 20);
    return { words: ['conflicts', stage.clinicId], leaves: [['history.read', patientId]] };
  },
  settle: async (stage) => {
    const { patientId, conflictId } = await aConflict(stage, 24 * 21);
    await stage.clinic.type('conflicts');
    return { words: ['settle', conflictId], leaves: [['conflict.settled', patientId]] };
  },
  remind: async (stage) => {
    const { patientId, reference } = await booked(stage, 40);
    return { words: ['remind', reference], leaves: [['reminder.asked', patientId]] };
  },
  service: async ({ db }) => {
    const { id } = await db.selectFrom('services').select('id').executeTakeFirstOrThrow();
    return { words: ['service', id, '--ages', '0-'], leaves: [['service.changed', null]] };
  },
  'close-day': async ({ clinicId }) => ({
    words: ['close-day', clinicId, inDays(60)],
    leaves: [
      ['day.closed', null],
      ['day.closed', null],
    ],
  }),
  message: async (stage) => {
    const { patientId, reference } = await booked(stage, 42);
    return { words: ['message', reference, 'Sujet', 'Texte'], leaves: [['message.sent', patientId]] };
  },
  inbox: async (stage) => {
    const { patientId, someone } = await booked(stage, 44);
    await mailboxOf(someone, stage.app).write({ clinicId: stage.clinicId, subject: 'Une question', body: 'À jeun?' });
    return { words: ['inbox', stage.clinicId], leaves: [['thread.read', patientId]] };
  },
  reply: async (stage) => {
    const { patientId, someone } = await booked(stage, 46);
    const written = { clinicId: stage.clinicId, subject: 'Une question', body: 'À jeun?' };
    const { messageId } = (await mailboxOf(someone, stage.app).write(written)).body;
    return { words: ['reply', messageId, 'Oui.'], leaves: [['message.sent', patientId]] };
  },
  invite: async ({ clinicId, slot }) => ({
    words: invitingWords(clinicId, invitee, '--slot', await slot(50)),
    leaves: [['invitation.sent', somebody]],
  }),
  'new-code': async (stage) => {
    const { invitationId, patientId } = await invited(stage, 7);
    return { words: ['new-code', invitationId], leaves: [['invitation.renewed', patientId]] };
  },
  uninvite: async (stage) => {
    const { invitationId, patientId } = await invited(stage, 8);
    return { words: ['uninvite', invitationId], leaves: [['invitation.ended', patientId]] };
  },
  invitations: async (stage) => {
    await stage.db.deleteFrom('invitations').execute();
    const { patientId } = await invited(stage, 9);
    return { words: ['invitations', stage.clinicId], leaves: [['invitation.read', patientId]] };
  },
  verify: async (stage) => {
    const { patientId } = await invited(stage, 10);
    await stage.db.updateTable('patients').set({ nam_verified_at: null }).where('id', '=', patientId).execute();
    return { words: ['verify', patientId], leaves: [['number.verified', patientId]] };
  },
  'verify, what was seen': async (stage) => {
    const { patientId } = await invited(stage, 11);
    return { words: ['verify', patientId], leaves: [['profile.read', patientId]] };
  },
  'end-factor': async ({ db, deps, patient }) => {
    const { accountId, patientId } = await patient();
    const secret = { secret_sealed: deps.vault.seal('JBSWY3DPEHPK3PXP', factorContext), confirmed_at: new Date() };
    await db
      .insertInto('second_factors')
      .values({ id: randomUUID(), account_id: accountId, kind: 'app', ...secret })
      .execute();
    return { words: ['end-factor', patientId], leaves: [['factor.off', patientId]] };
  },
  person: async (stage) => {
    const patientId = await anAdult(stage);
    return { words: ['person', patientId], leaves: [['profile.read', patientId]] };
  },
  merge: async (stage) => {
    const [from, into] = [await anAdult(stage), await anAdult(stage)];
    return { words: ['merge', from, into], leaves: [['record.merged', into]] };
  },
  consent: linkCase('consent', 'access.granted', { state: 'pending', basis: 'written-authorization' }),
  accept: linkCase('accept', 'access.granted', { state: 'pending', basis: 'protection-mandate' }),
  lock: linkCase('lock', 'access.locked', { basis: 'protection-mandate' }),
  end: linkCase('end', 'access.withdrawn', { basis: 'protection-mandate' }),
  unlock: async (stage) => {
    const {
      words: [, linkId = ''],
      leaves: [[, patientId] = []],
    } = await linkCase('lock', 'access.locked', { basis: 'protection-mandate' })(stage);
    await stage.clinic.type('lock', linkId);
    return { words: ['unlock', linkId], leaves: [['access.unlocked', patientId ?? null]] };
  },
  'add-staff': ({ clinicId }) =>
    Promise.resolve({
      words: ['add-staff', 'lea.roy', '--name', 'Léa Roy', '--clinic', clinicId, '--role', 'reception'],
      leaves: [['staff.added', null]],
    }),
  'suspend-staff': async ({ clinic, clinicId }) => {
    await clinic.type('add-staff', 'paul.roy', '--name', 'Paul Roy', '--clinic', clinicId, '--role', 'reception');
    return { words: ['suspend-staff', 'paul.roy'], leaves: [['staff.suspended', null]] };
  },
  /** Last: the keys of the others. */
  'rotate-keys': () => Promise.resolve({ words: ['rotate-keys'], leaves: [['keys.replaced', null]] }),
};
