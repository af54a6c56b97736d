import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { unreadableText } from '../../src/domain/unreadable.ts';
import { appointmentStage } from '../support/appointments.ts';
import { mailboxOf } from '../support/mailbox.ts';

test('a row that no key opens is shown as unreadable, and the page still answers (product §8 key-rotation)', async (t) => {
  const lines: string[] = [];
  const stage = await appointmentStage(t, {
    env: { LOG_LEVEL: 'error' },
    logSink: { write: (line) => void lines.push(line) },
  });
  const { app, clinicId, db, me } = stage;
  const [broken, whole] = [await stage.book(24), await stage.book(72)];
  const mailbox = mailboxOf(me, app);
  const sent = await mailbox.write({ clinicId, subject: 'Carnet', body: 'Bonjour' });
  assert.equal((await me.watch({ clinicIds: [clinicId], raisonVisite: 'skin' })).status, 201);
  const flipped = (column: string) =>
    sql`set_byte(${sql.ref(column)}, 20, (get_byte(${sql.ref(column)}, 20) + 1) % 256)`;
  await sql`update appointments set reason_sealed = ${flipped('reason_sealed')} where id = ${broken.reservationId}`.execute(
    db,
  );
  await sql`update messages set body_sealed = ${flipped('body_sealed')} where id = ${sent.body.messageId}`.execute(db);
  await sql`update alerts set criteria_sealed = ${flipped('criteria_sealed')}`.execute(db);
  await sql`update patients set nam_sealed = ${flipped('nam_sealed')} where nam_sealed is not null`.execute(db);

  const { upcoming } = (await me.history()).body;
  assert.deepEqual(
    upcoming.map(({ reservationId, raisonVisite }) => [reservationId, raisonVisite]),
    [
      [broken.reservationId, unreadableText],
      [whole.reservationId, whole.raisonVisite],
    ],
  );
  const thread = await mailbox.open(sent.body.threadId);
  assert.deepEqual([thread.status, thread.body.messages.map(({ body }) => body)], [200, [unreadableText]]);
  const { alerts } = (await me.alerts()).body;
  assert.deepEqual(
    alerts.map(({ criteria }) => criteria),
    [{ raisonVisite: unreadableText }],
  );
  assert.equal((await me.send('GET', 'user')).status, 200);

  const columns = lines
    .filter((line) => line.includes('sealed value unreadable'))
    .map((line) => /"column":"([^"]+)"/.exec(line)?.[1]);
  assert.ok(columns.includes('messages.body'), columns.join());
  assert.doesNotMatch(lines.join(''), /Bonjour|Carnet|TREM/);
});
