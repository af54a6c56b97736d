import { sql, type Transaction } from 'kysely';

import { recordPerson } from '../data/guest/people.ts';
import type { Tables } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { dayMs } from '../domain/durations.ts';
import { shownCode } from '../domain/invitation/code.ts';
import { StartupRefusal } from '../startupRefusal.ts';
import { addAppointments, book } from './addAppointments.ts';
import { addInvitation } from './addInvitation.ts';
import { addMessages } from './addMessages.ts';
import { addDemoStaff } from './addDemoStaff.ts';
import { addPeople } from './addPeople.ts';
import { takeSlot } from './appointmentSlots.ts';
import type { DemoDeps } from './demoDeps.ts';
import { loadNetwork } from './loadNetwork.ts';
import { demoAccount, demoInvitation, demoGuest, invitedPerson, syntheticNam } from './people.ts';
import { topUpSlots } from './topUpSlots.ts';

const daysAhead = 5;

const addGuestsAppointment = async (transaction: Transaction<Tables>, deps: DemoDeps): Promise<string> => {
  const { identity, clinic, reason } = demoGuest;
  const patientId = await recordPerson(transaction, deps.vault, identity);
  const now = deps.clock();
  const {
    rows: [standing],
  } = await sql<{ reference: string }>`
    select reference from appointments where patient_id = ${patientId}::uuid and status = 'booked' and starts_at > ${now} limit 1
  `.execute(transaction);
  if (standing !== undefined) return standing.reference;
  const slot = await takeSlot(transaction, clinic, new Date(now.getTime() + daysAhead * dayMs));
  const { reference } = await book(transaction, deps, {
    slot,
    patientId,
    bookedBy: null,
    bookedAt: now,
    reason,
    status: 'booked',
  });
  return reference;
};

export type LoadedDemo = {
  login: string;
  password: string;
  invitation: { nam: string; birthDate: string; code: string };
  appointment: { reference: string; birthDate: string };
  /** Thirty days first, then only the days since. */
  addedSlots: number;
};

/**
 * One transaction; a reload only adds slots. Concurrent servers wait.
 * @throws StartupRefusal in production
 */
export const loadDemo = async (deps: DemoDeps): Promise<LoadedDemo> => {
  if (deps.config.production) throw new StartupRefusal('The demo network is never loaded in production.');
  const { login, password } = demoAccount;
  return inTransaction(deps.db, async (transaction) => {
    await sql`lock table clinics in share row exclusive mode`.execute(transaction);
    const ids = await loadNetwork(transaction);
    const addedSlots = await topUpSlots(transaction, ids, deps.clock());
    const account = await transaction
      .selectFrom('accounts')
      .select('id')
      .where(sql`lower(login)`, '=', login)
      .executeTakeFirst();
    if (account === undefined) {
      const people = await addPeople(transaction, deps);
      const appointments = await addAppointments(transaction, deps, people);
      await addMessages(transaction, deps, { people, appointments, ids });
    }
    await addInvitation(transaction, deps, ids.clinics);
    await addDemoStaff(transaction, deps, ids.clinics);
    const invitation = {
      nam: syntheticNam(invitedPerson),
      birthDate: invitedPerson.birthDate,
      code: shownCode(demoInvitation.code),
    };
    const appointment = {
      reference: await addGuestsAppointment(transaction, deps),
      birthDate: demoGuest.identity.birthDate,
    };
    return { login, password, invitation, appointment, addedSlots };
  });
};
