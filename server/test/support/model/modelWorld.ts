import type { TestContext } from 'node:test';

import { sql, type Kysely } from 'kysely';

import type { Tables } from '../../../src/data/tables.ts';
import type { Dependent, Patient } from '../booking.ts';
import { bookingStage, type Stage } from '../booking.ts';
import { clinicOn, type Clinic } from '../clinic.ts';
import { moveClocks } from '../databaseClock.ts';
import { addClinic, addSlot } from '../network.ts';
import { addLink, addPatient } from '../people.ts';
import { newModel, slotAt, type Model } from './appointmentModel.ts';

const minuteMs = 60_000;

/** A person of the run, and who acts for them. */
export type ModelPerson = { patientId: string; user: Patient; dependent: Dependent };

/** The real thing beside the model: one clinic, five people of whom two are acted for, and the ids of what the model counts. */
export type RealWorld = Stage & {
  clinicId: string;
  clinic: Clinic;
  people: ModelPerson[];
  slots: string[];
  visits: { reservationId: string; reference: string }[];
  /** The ids of holds by their number in the model. */
  holds: Map<number, string>;
  /** The invitation that keeps a slot, by its number. */
  invitations: Map<number, string>;
  /** Sets the database's clock to a minute of the run; it stands still until it is set again. */
  setClock: (minute: number) => Promise<void>;
};

/** The database's clock, which now stands still: what ends at a moment has ended exactly then. */
const stopClock = async (db: Kysely<Tables>): Promise<(at: Date) => Promise<void>> => {
  await sql
    .raw(
      `create table moved_clock.stopped (at timestamptz); grant select on moved_clock.stopped to public;
      insert into moved_clock.stopped values (now())`,
    )
    .execute(db);
  for (const name of ['now', 'statement_timestamp', 'clock_timestamp']) {
    await sql
      .raw(
        `create or replace function moved_clock.${name}() returns timestamptz stable language sql as 'select at from moved_clock.stopped'`,
      )
      .execute(db);
  }
  return async (at) => {
    await sql`update moved_clock.stopped set at = ${at}`.execute(db);
  };
};

const meetPeople = async (stage: Stage): Promise<ModelPerson[]> => {
  const users = await stage.patients(3);
  const own = users.map((user) => ({ patientId: user.patientId, user, dependent: null }));
  const [parent] = users.slice(-1);
  if (parent === undefined) throw new Error('Nobody was signed in.');
  const acted = await Promise.all(
    [1, 2].map(async () => {
      const patientId = await addPatient(stage.db);
      await addLink(stage.db, { account_id: parent.accountId, patient_id: patientId });
      return { patientId, user: parent, dependent: { patientId } };
    }),
  );
  return [...own, ...acted];
};

/** The stage of all runs, and what begins one: new people and slots at the one clinic, whose older slots are gone. */
export const modelStage = async (t: TestContext): Promise<() => Promise<{ model: Model; real: RealWorld }>> => {
  const stage = await bookingStage(t);
  const { db } = stage;
  await moveClocks(stage);
  const setTo = await stopClock(stage.database.owner);
  const clinicId = await addClinic(db);
  // The service is made with the first slot.
  await addSlot(db, { clinicId, start: 1 });
  return async () => {
    const model = newModel();
    const began = Math.floor(Date.now() / minuteMs) * minuteMs;
    const setClock = (minute: number) => setTo(new Date(began + minute * minuteMs));
    await setClock(0);
    await db
      .updateTable('slots')
      .set({ status: 'entered-in-error' })
      .where('status', '<>', 'entered-in-error')
      .execute();
    await db.deleteFrom('holds').execute();
    const [people, slots] = await Promise.all([
      meetPeople(stage),
      Promise.all(
        model.slots.map(({ startsAt, endsAt }) =>
          addSlot(db, {
            clinicId,
            start: new Date(began + startsAt * minuteMs).toISOString(),
            minutes: endsAt - startsAt,
          }),
        ),
      ),
    ]);
    return {
      model,
      real: {
        ...stage,
        clinicId,
        clinic: clinicOn(stage.deps),
        people,
        slots,
        visits: [],
        holds: new Map(),
        invitations: new Map(),
        setClock,
      },
    };
  };
};

/** What the model says there is, in the words of `readReal`. */
export const readModel = (model: Model): object => ({
  slots: model.slots.map(({ status }) => status),
  holds: [...model.holds]
    .filter(([, hold]) => hold.until > model.now)
    .map(([slot, { person, until, extended }]) => ({ slot, person, until, extended }))
    .sort((one, two) => one.slot - two.slot),
  visits: model.visits.map(({ movedFrom, ...appointment }) => ({
    ...appointment,
    startsAt: slotAt(model, appointment.slot).startsAt,
    movedFrom,
  })),
});

/** What the database says there is, with people, slots and appointments by their number and times in minutes of the run: one moment. */
export const readReal = async (
  { db, slots, people, visits }: RealWorld,
  { slots: [first] }: Model,
): Promise<object> => {
  const slotIds = sql`${slots}::uuid[]`;
  const minute = (column: string) => sql`
    (extract(epoch from ${sql.ref(column)} - (select starts_at from slots where id = ${slots[0]})) / 60)::float8 + ${first?.startsAt ?? 0}`;
  const slot = sql`array_position(${slotIds}, slot_id) - 1`;
  const person = sql`array_position(${people.map(({ patientId }) => patientId)}::uuid[], patient_id) - 1`;
  const {
    rows: [found],
  } = await sql<{ found: object }>`
    select json_build_object(
      'slots', (select json_agg(status order by array_position(${slotIds}, id)) from slots where id = any(${slotIds})),
      'holds', coalesce((
        select json_agg(json_build_object('slot', ${slot}, 'person', ${person}, 'until', ${minute('expires_at')}, 'extended', extended)
          order by ${slot})
        from holds where slot_id = any(${slotIds}) and expires_at > statement_timestamp()), '[]'),
      'visits', coalesce((
        select json_agg(json_build_object(
            'person', ${person}, 'slot', ${slot}, 'status', status, 'cancelledBy', cancelled_by, 'cancelUntil', ${minute('cancel_until')},
            'version', version, 'confirmed', confirmed_at is not null, 'startsAt', ${minute('starts_at')}, 'movedFrom', ${minute('moved_from')})
          order by array_position(${visits.map(({ reservationId }) => reservationId)}::uuid[], id))
        from appointments where slot_id = any(${slotIds})), '[]')
    ) as found`.execute(db);
  return found?.found ?? {};
};
