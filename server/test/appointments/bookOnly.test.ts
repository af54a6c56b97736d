// Holds: product §4 not-yours, product §4 no-overlap, product §4 cancel-call, product §4 access-log
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import type { Reply } from '../support/booking.ts';
import { delegateStage, secret } from '../support/delegateOfAppointments.ts';
import { yearAhead } from '../support/years.ts';

/** The conflict that an answer is, and what else it says. */
const conflictIn = ({ status, refusal: { message, ...parts } }: Reply<unknown>) => [status, message, parts];

/** A refusal for each appointment of the person’s that can stand in the way. */
const refusals = async (
  { clinicCancels, clinicId, dependent, other, slot }: Awaited<ReturnType<typeof delegateStage>>,
  appointment: { reservationId: string; spaceId: string },
) => {
  const { reservationId, spaceId } = appointment;
  const answers = [
    await other.reserve(spaceId, { dependent }),
    await other.hold(spaceId, { dependent }),
    await other.reserve(await slot(`${yearAhead}-01-07T14:10:00Z`), { dependent }),
  ];
  await clinicCancels();
  return [
    ...answers,
    await other.cancel({ clinicId, reservationId }),
    await other.confirm(reservationId),
    await other.reschedule(reservationId, await slot(`${yearAhead}-01-09T14:00:00Z`)),
  ];
};

const overlap = { fields: { space: 'appointment.overlap' } };
const conflicts = [
  ['appointment.alreadyYours', {}],
  ['appointment.alreadyYours', {}],
  ['appointment.overlap', overlap],
  ['appointment.alreadyCancelled', {}],
  ['appointment.alreadyCancelled', {}],
  ['appointment.alreadyCancelled', {}],
] as const;

test('a delegate who may only book learns no more about an appointment that someone else booked than about a stranger’s (product §4 not-yours)', async (t) => {
  const stage = await delegateStage(t);
  const appointment = await stage.theirs(`${yearAhead}-01-07T14:00:00Z`);
  const stranger = await (await stage.patient()).reserve(await stage.slot(`${yearAhead}-01-08T14:00:00Z`));
  const { other, dependent } = stage;
  const [elsewhere, ...answers] = [
    await other.reserve(stranger.body.spaceId, { dependent }),
    ...(await refusals(stage, appointment)),
  ];
  const [reserved, held, overlapping, ...named] = answers.map(({ status, refusal: { message, ...parts } }) => [
    status,
    message,
    Object.keys(parts),
  ]);
  const taken = [409, 'appointment.spaceTaken', ['spaces']];
  assert.deepEqual([elsewhere.status, elsewhere.refusal.message], [409, 'appointment.spaceTaken']);
  assert.deepEqual([reserved, held, overlapping], [taken, taken, taken]);
  assert.deepEqual(
    named,
    named.map(() => [404, 'errors.notFound', []]),
  );
  assert.deepEqual(await stage.read(), []);
});

test('a delegate who may only book gets the conflicting appointment that they booked themselves, and the audit trail records it', async (t) => {
  const stage = await delegateStage(t);
  const appointment = await stage.booked(`${yearAhead}-01-07T14:00:00Z`);
  const answers = await refusals(stage, appointment);
  const cancelled = { ...appointment, status: 'cancelled', cancelledBy: 'clinic' };
  assert.deepEqual(
    answers.map(conflictIn),
    conflicts.map(([message, parts], index) => [
      409,
      message,
      { ...parts, reservation: index < 3 ? appointment : cancelled },
    ]),
  );
  assert.deepEqual(
    await stage.read(),
    answers.map(() => stage.line),
  );
});

test('a delegate who may also read the history gets every conflicting appointment, and the audit trail records it', async (t) => {
  const stage = await delegateStage(t, ['book', 'history']);
  const { reservationId, ...appointment } = await stage.theirs(`${yearAhead}-01-07T14:00:00Z`);
  const answers = await refusals(stage, { reservationId, ...appointment });
  assert.deepEqual(
    answers.map(({ status, refusal }) => [
      status,
      refusal.reservation?.reservationId,
      refusal.reservation?.raisonVisite,
    ]),
    answers.map(() => [409, reservationId, secret]),
  );
  assert.deepEqual(
    await stage.read(),
    answers.map(() => stage.line),
  );
});

test('a delegate who may only book cannot cancel, move or confirm an appointment that someone else booked: for them it does not exist (product §4 not-yours)', async (t) => {
  const { clinicId, db, other, slot, read, theirs } = await delegateStage(t);
  const { reservationId } = await theirs(24);
  const answers = [
    await other.confirm(reservationId),
    await other.reschedule(reservationId, await slot(48)),
    await other.cancel({ clinicId, reservationId }),
    await other.cancel({ clinicId }),
    await other.cancel({ clinicId, reservationId: randomUUID() }),
  ];
  assert.deepEqual(
    answers.map(({ raw, status }) => [status, raw]),
    answers.map(() => [404, '{"message":"errors.notFound"}']),
  );
  const kept = await db.selectFrom('appointments').select(['status', 'confirmed_at']).execute();
  assert.deepEqual([kept, await read()], [[{ status: 'booked', confirmed_at: null }], []]);
});

test('the server shows the reason of an appointment only to its author, delegates who may read the history, and the person', async (t) => {
  const { booked, clinicId, db, me, other, slot, theirs } = await delegateStage(t);
  const { reservationId } = await booked(24);
  assert.equal((await other.confirm(reservationId)).body.raisonVisite, 'cold-flu');
  await db
    .updateTable('dependents')
    .set({ scopes: ['book', 'history'] })
    .execute();
  const appointment = await theirs(48);
  const answers = [
    await other.confirm(appointment.reservationId),
    await other.reschedule(appointment.reservationId, await slot(72)),
    await me.confirm(appointment.reservationId),
    await other.cancel({ clinicId, reservationId: appointment.reservationId }),
  ];
  assert.deepEqual(
    answers.map(({ body }) => body.raisonVisite),
    answers.map(() => secret),
  );
});

test('a cancellation that matches several appointments at a clinic lists only those that the delegate booked or may read, and cancels nothing', async (t) => {
  const { booked, clinicId, db, line, me, other, slot, read, theirs } = await delegateStage(t);
  const [first, second] = [await theirs(24), await theirs(26)];
  assert.deepEqual(conflictIn(await other.cancel({ clinicId })), [404, 'errors.notFound', {}]);
  assert.deepEqual(await read(), []);
  const mine = (await other.reserve(await slot(25))).body;
  const byMe = await booked(30);
  assert.deepEqual(conflictIn(await other.cancel({ clinicId })), [
    409,
    'appointment.severalToCancel',
    { reservations: [mine, byMe] },
  ]);
  assert.deepEqual(await read(), [line]);
  await db
    .updateTable('dependents')
    .set({ scopes: ['book', 'history'] })
    .execute();
  assert.deepEqual((await other.cancel({ clinicId })).refusal.reservations, [first, mine, second, byMe]);
  assert.deepEqual(await read(), [line, line]);
  assert.deepEqual(
    (await me.cancel({ clinicId })).refusal.reservations,
    [first, second, byMe],
    'the person sees their own',
  );
  assert.equal((await db.selectFrom('appointments').select('id').where('status', '=', 'booked').execute()).length, 4);
});

test('showing a person their own appointments leaves no audit line that they read their history', async (t) => {
  const { clinicId, db, me, theirs } = await delegateStage(t);
  const { spaceId } = await theirs(24);
  assert.equal((await me.reserve(spaceId)).refusal.reservation?.raisonVisite, secret);
  await theirs(26);
  assert.equal((await me.cancel({ clinicId })).refusal.reservations?.length, 2);
  assert.deepEqual(
    await db.selectFrom('audit_events').select('action').where('action', '=', 'history.read').execute(),
    [],
  );
});
