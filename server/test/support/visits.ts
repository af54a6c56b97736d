import type { TestContext } from 'node:test';

import type { Reservation } from '../../../contract/appointments.ts';
import { bookingStage, type Patient, type Stage } from './booking.ts';
import { addClinic, addPlace, type PlaceParts } from './network.ts';
import type { TestAppOptions } from './testApp.ts';

/** Two people at one clinic, and what tests of moving and cancelling do again and again. */
export type VisitStage = Stage & {
  clinicId: string;
  me: Patient;
  other: Patient;
  place: (start: string | number, parts?: Partial<PlaceParts>) => Promise<string>;
  /** Books a new place for `me`. */
  book: (start: string | number) => Promise<Reservation>;
  /** Moves the end of the time to cancel into the past, as waiting would. */
  letLimitPass: (reservationId: string) => Promise<void>;
  /** What is stored of a place, and how many live visits and holds keep it. */
  stored: (placeId: string) => Promise<{ status: string; visits: number; holds: number }>;
};

export const visitStage = async (t: TestContext, options: TestAppOptions = {}): Promise<VisitStage> => {
  const stage = await bookingStage(t, options);
  const { db } = stage;
  const clinicId = await addClinic(db, { name: 'GMF du Fleuve', phone: '418 555-0123' });
  const [me, other] = [await stage.patient(), await stage.patient()];
  const place: VisitStage['place'] = (start, parts = {}) => addPlace(db, { clinicId, start, ...parts });
  const count = async (table: 'appointments' | 'holds', placeId: string) => {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('slot_id', '=', placeId)
      .$if(table === 'appointments', (query) => query.where('status', '<>', 'cancelled'))
      .execute();
    return rows.length;
  };
  return {
    ...stage,
    clinicId,
    me,
    other,
    place,
    book: async (start) => (await me.reserve(await place(start))).body,
    letLimitPass: async (reservationId) => {
      await db
        .updateTable('appointments')
        .set({ cancel_until: new Date(Date.now() - 1) })
        .where('id', '=', reservationId)
        .execute();
    },
    stored: async (placeId) => {
      const { status } = await db
        .selectFrom('slots')
        .select('status')
        .where('id', '=', placeId)
        .executeTakeFirstOrThrow();
      return { status, visits: await count('appointments', placeId), holds: await count('holds', placeId) };
    },
  };
};

/** A place nobody has, and one that somebody has. */
export const free = { status: 'free', visits: 0, holds: 0 };
export const taken = { status: 'busy', visits: 1, holds: 0 };
