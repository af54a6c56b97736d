import type { TestContext } from 'node:test';

import type { Appointment } from '../../../contract/appointments.ts';
import { bookingStage, type Patient, type Stage } from './booking.ts';
import { addClinic, addSlot, type PlaceParts } from './network.ts';
import type { TestAppOptions } from './testApp.ts';

/** Two people at one clinic, and what tests of moving and cancelling do again and again. */
export type AppointmentStage = Stage & {
  clinicId: string;
  me: Patient;
  other: Patient;
  slot: (start: string | number, parts?: Partial<PlaceParts>) => Promise<string>;
  /** Books a new slot for `me`. */
  book: (start: string | number) => Promise<Appointment>;
  /** Moves the end of the time to cancel into the past, as waiting would. */
  letLimitPass: (reservationId: string) => Promise<void>;
  /** What is stored of a slot, and how many live appointments and holds keep it. */
  stored: (slotId: string) => Promise<{ status: string; visits: number; holds: number }>;
};

export const appointmentStage = async (t: TestContext, options: TestAppOptions = {}): Promise<AppointmentStage> => {
  const stage = await bookingStage(t, options);
  const { db } = stage;
  const clinicId = await addClinic(db, { name: 'GMF du Fleuve', phone: '418 555-0123' });
  const [me, other] = [await stage.patient(), await stage.patient()];
  const slot: AppointmentStage['slot'] = (start, parts = {}) => addSlot(db, { clinicId, start, ...parts });
  const count = async (table: 'appointments' | 'holds', slotId: string) => {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('slot_id', '=', slotId)
      .$if(table === 'appointments', (query) => query.where('status', '<>', 'cancelled'))
      .execute();
    return rows.length;
  };
  return {
    ...stage,
    clinicId,
    me,
    other,
    slot,
    book: async (start) => (await me.reserve(await slot(start))).body,
    letLimitPass: async (reservationId) => {
      await db
        .updateTable('appointments')
        .set({ cancel_until: new Date(Date.now() - 1) })
        .where('id', '=', reservationId)
        .execute();
    },
    stored: async (slotId) => {
      const { status } = await db
        .selectFrom('slots')
        .select('status')
        .where('id', '=', slotId)
        .executeTakeFirstOrThrow();
      return { status, visits: await count('appointments', slotId), holds: await count('holds', slotId) };
    },
  };
};

/** A slot nobody has, and one that somebody has. */
export const free = { status: 'free', visits: 0, holds: 0 };
export const taken = { status: 'busy', visits: 1, holds: 0 };
