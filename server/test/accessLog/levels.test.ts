// Holds: product §4 access-log
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { recordAudit } from '../../src/data/audit.ts';
import { accessLogStage } from '../support/accessLog.ts';
import { addLink, addPatient } from '../support/people.ts';

test('a delegate with level history sees appointments in the access log, with level messages also messages, and of the account only their own acts', async (t) => {
  const { db, reader } = await accessLogStage(t);
  const [me, son] = [await reader(), await reader({ first_name: 'Luc', last_name: 'Roy' })];
  const link = await addLink(db, { account_id: son.accountId, patient_id: me.patientId, scopes: ['history'] });
  await me.history();
  await me.send('GET', 'mailbox/threads');
  await me.send('PATCH', 'user', { phone: '514 555-0199' });
  const own = {
    actorAccountId: son.accountId,
    capacity: 'delegate',
    patientId: me.patientId,
    requestId: 'essai',
  } as const;
  await recordAudit(db, { ...own, action: 'access.ended' });
  const seen = async () =>
    (await son.log({ patientId: me.patientId })).body.events
      .map(({ action }) => action)
      .filter((action) => action !== 'accessLog.read');
  assert.deepEqual(await seen(), ['access.ended', 'history.read']);
  await db
    .updateTable('dependents')
    .set({ scopes: ['history', 'messages'] })
    .where('id', '=', link)
    .execute();
  assert.deepEqual(await seen(), ['access.ended', 'mailbox.listed', 'history.read']);
});

test('the access log of an unrelated person and of a nonexistent one return the same bytes; the server refuses a link without history or a locked one', async (t) => {
  const { db, reader } = await accessLogStage(t);
  const [me, guest] = [await reader(), await reader()];
  const child = await addPatient(db, { first_name: 'Léa' });
  for (const ask of [me.log, me.file]) {
    const [foreign, absent] = [await ask({ patientId: guest.patientId }), await ask({ patientId: randomUUID() })];
    assert.deepEqual([foreign.status, foreign.body], [404, absent.body]);
  }
  const link = await addLink(db, { account_id: me.accountId, patient_id: child, scopes: ['book', 'messages'] });
  assert.deepEqual(
    [(await me.log({ patientId: child })).refusal, (await me.file({ patientId: child })).status],
    [{ message: 'dependents.noAccess' }, 403],
  );
  await db
    .updateTable('dependents')
    .set({ scopes: ['history'] })
    .where('id', '=', link)
    .execute();
  assert.equal((await me.log({ patientId: child })).status, 200);
  await db.updateTable('dependents').set({ locked_at: new Date() }).where('id', '=', link).execute();
  assert.equal((await me.log({ patientId: child })).status, 403);
  assert.equal((await me.send('GET', 'user/accesslog', undefined, { cookie: '' })).status, 401);
});
