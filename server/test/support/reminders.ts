import type { TestContext } from 'node:test';

import { sql, type Insertable } from 'kysely';

import type { KeptMail } from '../../src/data/keptMails.ts';
import { messageContext } from '../../src/data/appointmentMessages.ts';
import type { ClinicsTable } from '../../src/data/tables/network.ts';
import { planRemindersJob } from '../../src/jobs/planReminders.ts';
import { sendRemindersJob } from '../../src/jobs/sendReminders.ts';
import { bookingStage, patientOn, type Patient, type Stage } from './booking.ts';
import { moveClocks } from './databaseClock.ts';
import { jobDeps, runJob } from './jobs.ts';
import { mailOf } from './mail.ts';
import { addClinic, addSlot } from './network.ts';
import { signedIn } from './signedIn.ts';
import type { TestAppOptions } from './testApp.ts';
import { storedMessages } from './messages.ts';

export type ReminderStage = Stage & {
  /** Moves every clock to an instant; sessions stay open. */
  at: (instant: string) => Promise<void>;
  /** Somebody with an account and a session. */
  person: () => Promise<Patient>;
  /** Books an appointment at a clinic, as the portal does; its reminders are planned as soon as the job looks. */
  book: (patient: Patient, start: string, clinic?: Partial<Insertable<ClinicsTable>>) => Promise<BookedAppointment>;
  /** Lets the jobs run until they find nothing more; mail waits. */
  runJobs: () => Promise<void>;
  /** The same, and mail leaves. */
  work: () => Promise<void>;
  /** Every mail to somebody, of whatever kind. */
  allMails: (patient: Pick<Patient, 'accountId'>) => Promise<KeptMail[]>;
  /** The reminders mailed to somebody, oldest first. */
  mails: (patient: Pick<Patient, 'accountId'>) => Promise<KeptMail[]>;
  /** The texts of the reminders in one mailbox. */
  messages: (patient: Pick<Patient, 'patientId'>) => Promise<string[]>;
};

export type BookedAppointment = {
  reservationId: string;
  clinicId: string;
  slotId: string;
  reference: string;
  cancel: () => Promise<void>;
};

/** Sessions, one person’s or all, live as if they began now, whatever the clock says. */
const keepSignedIn = async ({ db }: Stage['deps'], accountId: string | null = null): Promise<void> => {
  await sql`
    update sessions set last_seen_at = now(), expires_at = now() + interval '12 hours'
    where account_id = coalesce(${accountId}::uuid, account_id)
  `.execute(db);
};

const isReminder = ({ subject }: { subject: string }): boolean => /^(?:Rappel\u00A0|Reminder): /.test(subject);

const remindersIn = async (deps: Stage['deps'], patientId: string): Promise<string[]> =>
  (await storedMessages(deps))
    .filter((each) => each.patient_id === patientId && isReminder(each))
    .map(({ body_sealed: sealed }) => deps.vault.open(sealed, messageContext));

/** The application with clocks that a test moves, and the jobs of reminders by hand. */
export const reminderStage = async (t: TestContext, options: TestAppOptions = {}): Promise<ReminderStage> => {
  const clocks: { now: () => Date } = { now: () => new Date() };
  const stage = await bookingStage(t, { ...options, deps: { clock: () => clocks.now(), ...options.deps } });
  const moved = await moveClocks(stage);
  clocks.now = moved.clock;
  const { deps, db } = stage;
  const mail = mailOf(deps);
  const plan = () => runJob(planRemindersJob, jobDeps(deps));
  const runJobs = async (): Promise<void> => {
    await plan();
    await runJob(sendRemindersJob, jobDeps(deps));
  };
  const person = async (): Promise<Patient> => {
    const [made] = await signedIn(deps, 1);
    if (made === undefined) throw new Error('Nobody was signed in.');
    await keepSignedIn(deps, made.accountId);
    return patientOn(stage.app, made);
  };
  return {
    ...stage,
    at: async (instant) => {
      await moved.set(instant);
      await keepSignedIn(deps);
    },
    person,
    book: async (patient, start, clinic = {}) => {
      const clinicId = await addClinic(db, clinic);
      const slotId = await addSlot(db, { clinicId, start });
      const { status, body, raw } = await patient.reserve(slotId, { raisonVisite: 'sti-screening' });
      if (status !== 201) throw new Error(`Booking answered ${status} ${raw}`);
      await plan();
      const { reservationId, reference } = body;
      const cancel = async (): Promise<void> => {
        const answer = await patient.cancel({ clinicId, reservationId });
        if (answer.status !== 200) throw new Error(`Cancelling answered ${answer.status} ${answer.raw}`);
      };
      return { reservationId, reference, clinicId, slotId, cancel };
    },
    runJobs,
    work: async () => {
      await runJobs();
      await mail.send();
    },
    allMails: ({ accountId }) => mail.to(`${accountId}@exemple.ca`),
    mails: async ({ accountId }) =>
      (await mail.to(`${accountId}@exemple.ca`)).filter(({ subject }) => /Rappel|reminder/i.test(subject)).reverse(),
    messages: ({ patientId }) => remindersIn(deps, patientId),
  };
};
