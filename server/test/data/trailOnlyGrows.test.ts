// Holds: product §4 access-log
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { recordAudit, recordReading } from '../../src/data/audit.ts';
import { onDevice } from '../../src/data/requestDevice.ts';
import { inTransaction } from '../../src/data/transaction.ts';
import { testDatabase } from '../support/testDatabase.ts';

const event = { action: 'history.read', capacity: 'self', actorAccountId: null, requestId: 'essai' } as const;

test('the audit trail only grows: even its owner can neither update, delete nor truncate it', async (t) => {
  const { owner: db } = await testDatabase(t);
  await recordAudit(db, event);
  const attempts = [
    sql`update audit_events set action = 'profile.read'`,
    sql`delete from audit_events`,
    sql`truncate audit_events`,
    sql`truncate audit_events restart identity cascade`,
    sql`merge into audit_events as kept using (select 1) as one on true when matched then delete`,
  ];
  for (const attempt of attempts) await assert.rejects(attempt.execute(db), /the audit trail only grows/);
  const silenced = inTransaction(db, async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`delete from audit_events`.execute(transaction);
  });
  await assert.rejects(silenced, /the audit trail only grows|permission denied/, 'nor where other triggers are silent');
  const rows = await db.selectFrom('audit_events').select('action').execute();
  assert.deepEqual(rows, [{ action: 'history.read' }]);
});

test('an audit event contains the device of its request; an event of a clinic or a job has none, whatever triggered it', async (t) => {
  const { db } = await testDatabase(t);
  await new Promise<void>((resolve, reject) => {
    onDevice('Firefox · Android', () => {
      const all = async () => {
        await recordAudit(db, event);
        await recordReading(db, { ...event, capacity: 'delegate' });
        await recordAudit(db, { ...event, capacity: 'anonymous' });
        await recordAudit(db, { ...event, capacity: 'system' });
        await recordAudit(db, { ...event, capacity: 'clinic' });
      };
      all().then(resolve, reject);
    });
  });
  await recordAudit(db, event);
  const rows = await db.selectFrom('audit_events').select(['capacity', 'device']).orderBy('id').execute();
  assert.deepEqual(
    rows.map(({ capacity, device }) => [capacity, device]),
    [
      ['self', 'Firefox · Android'],
      ['delegate', 'Firefox · Android'],
      ['anonymous', 'Firefox · Android'],
      ['system', ''],
      ['clinic', ''],
      ['self', ''],
    ],
  );
});
