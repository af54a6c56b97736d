// Holds: product §4 access-log, product §7 settings
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Kysely } from 'kysely';

import { ClinicRefused } from '../../src/clinic/clinicRefused.ts';
import { readActing } from '../../src/clinic/readActing.ts';
import type { Tables } from '../../src/data/tables.ts';
import { clinicStage } from '../support/clinic.ts';

const trailOf = (db: Kysely<Tables>) =>
  db.selectFrom('audit_events').select(['action', 'capacity', 'acted_as as actedAs', 'patient_id as patientId']);

test('each event of a clinic command names the member of the staff, and no other event does', async (t) => {
  const { clinic, book, db, me } = await clinicStage(t);
  const { reference } = await book(24);
  await clinic.type('remind', reference, '--as', 'Nadia Roy, réception');
  await clinic.type('--as=Paul Côté', 'clinics');
  await clinic.type('cancel', '--as=Paul Côté', reference, '--free');
  await me.history();
  const events = await trailOf(db).orderBy('id').execute();
  const byClinic = events.filter(({ capacity }) => capacity === 'clinic');
  assert.deepEqual(
    byClinic.map(({ action, actedAs }) => [action, actedAs]),
    [
      ['reminder.asked', 'Nadia Roy, réception'],
      ['reservation.cancelled', 'Paul Côté'],
    ],
  );
  assert.ok(events.length > byClinic.length);
  for (const { capacity, actedAs } of events) assert.equal(actedAs === '', capacity !== 'clinic');
});

test('each person whom a clinic command shows gets an event, also when nothing changes', async (t) => {
  const { clinic, clinicId, book, db, me } = await clinicStage(t);
  const { patientId } = me;
  const { reference, start } = await book(24);
  await clinic.type('message', reference, 'Sujet', 'Texte', '--as', 'Nadia');
  const looks = async (...words: string[]): Promise<unknown[]> => {
    const last = await db
      .selectFrom('audit_events')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    await clinic.type(...words, '--as', 'Nadia');
    const events = await trailOf(db).where('id', '>', last.id).execute();
    return events.map(({ action, actedAs, patientId: about }) => [action, actedAs, about]);
  };
  assert.deepEqual(await looks('day', clinicId, start.slice(0, 10)), [['history.read', 'Nadia', patientId]]);
  assert.deepEqual(await looks('person', patientId), [['profile.read', 'Nadia', patientId]]);
  assert.deepEqual(await looks('clinics'), []);
});

test('production asks every clinic command who acts, and takes a name of one line only', () => {
  assert.deepEqual(readActing(['a', '--as', ' Nadia Roy ', 'b'], true), { name: 'Nadia Roy', others: ['a', 'b'] });
  assert.deepEqual(readActing(['a'], false), { name: '', others: ['a'] });
  const refused: readonly (readonly string[])[] = [
    ['a'],
    ['a', '--as'],
    ['a', '--as', '--free'],
    ['a', '--as', 'x'],
    ['a', `--as=${'x'.repeat(81)}`],
    ['a', '--as', 'Nadia\nRoy'],
  ];
  for (const words of refused)
    assert.throws(
      () => readActing(words, true),
      (error) => error instanceof ClinicRefused && error.message.startsWith('Say who acts'),
      words.join(' '),
    );
});
