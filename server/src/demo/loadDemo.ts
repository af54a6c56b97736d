import { sql, type Transaction } from 'kysely';

import { recordPerson } from '../data/guest/people.ts';
import type { Tables } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { shownCode } from '../domain/invitation/code.ts';
import { StartupRefusal } from '../startupRefusal.ts';
import { addAppointments, book } from './addAppointments.ts';
import { addInvitation } from './addInvitation.ts';
import { addMessages } from './addMessages.ts';
import { addPeople } from './addPeople.ts';
import { takeSlot } from './appointmentSlots.ts';
import type { DemoDeps } from './demoDeps.ts';
import { loadNetwork } from './loadNetwork.ts';
import { demoAccount, demoInvitation, demoGuest, invitedPerson, syntheticNam } from './people.ts';
import { topUpSlots } from './topUpSlots.ts';

const dayMs = 86_400_000;
const daysAhead = 5;

/** Sees to it that somebody of the demo has a visit booked without an account: another one, once it was cancelled or is over. @returns its reference */
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
  /** The demo patient's, to print. */
  login: string;
  password: string;
  /** What opens the hub for whom a clinic of the demo invites, to print. */
  invitation: { nam: string; birthDate: string; code: string };
  /** What finds a visit again that was booked without an account, to print. */
  visit: { reference: string; birthDate: string };
  /** How many places this load published: all of thirty days at first, then those of the days since. */
  addedSlots: number;
};

/**
 * Loads the demo network: fictional clinics in the three clock regimes of Quebec, professionals, thirty days of places, and
 * a demo patient with dependents, visits and messages, somebody whom a clinic invites, and somebody without an account. Loading again
 * only publishes the days that have passed since; what people did in between stays. All or nothing; two servers that start at once wait for each other.
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
      await addMessages(transaction, deps, { people, visits: appointments, ids });
    }
    await addInvitation(transaction, deps, ids.clinics);
    const invitation = {
      nam: syntheticNam(invitedPerson),
      birthDate: invitedPerson.birthDate,
      code: shownCode(demoInvitation.code),
    };
    const appointment = {
      reference: await addGuestsAppointment(transaction, deps),
      birthDate: demoGuest.identity.birthDate,
    };
    return { login, password, invitation, visit: appointment, addedSlots };
  });
};
