// Holds: product §8 search-criteria
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { clinicStage } from '../support/clinic.ts';

test('a clinic says for whom a service is and what it costs, and the server keeps to it', async (t) => {
  const { clinic, clinicId, slot, me, db } = await clinicStage(t);
  const spaceId = await slot(24);
  const { id } = await db.selectFrom('services').select('id').executeTakeFirstOrThrow();
  assert.equal(
    await clinic.type('services', clinicId),
    `${id}  Sans rendez-vous (walk-in)  ages any  reasons any  modes any  visit any  cost unknown  cards any`,
  );
  const said = await clinic.type(
    ...['service', id, '--ages', '0-5', '--reasons', 'cold-flu,other', '--modes', 'in-person', '--visit', 'first'],
    ...['--fee', '45.50', '--fee-fr', 'Sur place', '--fee-en', 'On site', '--cards', 'quebec,none'],
  );
  assert.match(
    said,
    /ages 0-5 {2}reasons cold-flu,other {2}modes in-person {2}visit first {2}fee 45\.50 {2}cards quebec,none/,
  );
  assert.equal((await me.reserve(spaceId)).refusal.message, 'appointment.notForAge');
  assert.match(await clinic.type('service', id, '--ages', 'any', '--covered'), /ages any .* covered/);
  assert.equal((await me.reserve(spaceId)).status, 201);
  const trail = await db
    .selectFrom('audit_events')
    .select('entity_id')
    .where('action', '=', 'service.changed')
    .execute();
  assert.deepEqual(trail, [{ entity_id: clinicId }, { entity_id: clinicId }]);
});

test('the command says what is wrong with a word it does not understand, and changes nothing', async (t) => {
  const { clinic, slot, db } = await clinicStage(t);
  await slot(24);
  const before = await db.selectFrom('services').selectAll().executeTakeFirstOrThrow();
  for (const [words, answer] of [
    [['--ages', '6-5'], '6-5 is no range of ages such as 0-5, 18- or any.'],
    [['--reasons', 'flu'], /^flu is none of: cold-flu/],
    [['--fee', 'free'], 'free is no amount such as 125 or 45.50.'],
    [['--covered', '--fee', '10'], 'A covered service has no fee.'],
  ] as const) {
    const said = await clinic.type('service', before.id, ...words);
    if (typeof answer === 'string') assert.equal(said, answer);
    else assert.match(said, answer);
  }
  assert.match(await clinic.type('service', 'nothing'), /^There is no service nothing\./);
  assert.deepEqual(await db.selectFrom('services').selectAll().executeTakeFirstOrThrow(), before);
});

test('a clinic cannot move an appointment to a service for other ages', async (t) => {
  const { clinic, slot, book, db, stored } = await clinicStage(t);
  const appointment = await book(24);
  const to = await slot(48, { care_type: 'child' });
  await db.updateTable('services').set({ max_age: 5 }).where('care_type', '=', 'child').execute();
  assert.equal(
    await clinic.type('move', appointment.reference, to),
    `${appointment.reference} is not moved. The service of that slot is for other ages.`,
  );
  assert.equal((await stored(to)).status, 'free');
});

test('a clinic cannot set slots aside for a person of another age', async (t) => {
  const { clinic, clinicId, slot, db } = await clinicStage(t);
  const spaceId = await slot(48);
  await db.updateTable('services').set({ max_age: 5 }).execute();
  const words = ['--nam', 'TREH50530219', '--born', '1950-03-02', '--first', 'Huguette', '--last', 'Tremblay'];
  const invite = (...more: string[]) =>
    clinic.type('invite', clinicId, 'walk-in', ...words, '--email', 'huguette@exemple.ca', ...more);
  assert.match(await invite('--slot', spaceId), /is for other ages/);
  assert.match(await invite(), /no free slot of that kind for a person of that age/);
});
