// Holds: product §4 access-log
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { exportTrail } from '../../src/audit/exportTrail.ts';
import { verifyTrail } from '../../src/audit/verifyTrail.ts';
import { recordAudit } from '../../src/data/audit.ts';
import { inTransaction } from '../../src/data/transaction.ts';
import { testFolder } from '../support/folders.ts';
import { testDatabase } from '../support/testDatabase.ts';

const event = { action: 'history.read', capacity: 'self', actorAccountId: null, requestId: 'essai' } as const;

/** `happen` records events of an hour ago; `exported` writes what is new into the next file. */
const trailStage = async (t: TestContext) => {
  const { db, owner } = await testDatabase(t);
  const folder = testFolder(t);
  const files: string[] = [];
  return {
    db,
    owner,
    files,
    happen: (count: number) =>
      sql`insert into audit_events (at, capacity, action, request_id)
        select clock_timestamp() - interval '1 hour', 'self', 'history.read', n::text from generate_series(1, ${count}::int) as n`.execute(
        db,
      ),
    exported: async (): Promise<string[]> => {
      const lines: string[] = [];
      for await (const line of exportTrail(db, files.at(-1) ?? null)) lines.push(line);
      files.push(join(folder, `trail-${files.length}.ndjson`));
      writeFileSync(files.at(-1) ?? '', lines.join(''));
      return lines;
    },
  };
};

test('an export of the audit trail contains every event once, and the next one continues it', async (t) => {
  const { db, exported, files, happen } = await trailStage(t);
  await happen(2_003);
  assert.equal((await exported()).length, 2_003);
  await happen(2);
  assert.deepEqual((await exported()).length, 2);
  assert.partialDeepStrictEqual(await verifyTrail(db, files), { count: 2_005, later: 0 });
});

test('an export says which member of the staff acted, in which role and where, and nothing of it for other events', async (t) => {
  const { db, exported, files, happen } = await trailStage(t);
  await happen(1);
  const [id, clinicId] = [randomUUID(), randomUUID()];
  await sql`insert into audit_events (at, capacity, action, actor_staff_id, actor_role, actor_clinic_id)
    values (clock_timestamp() - interval '1 hour', 'clinic', 'day.read', ${id}::uuid, 'reception', ${clinicId}::uuid)`.execute(
    db,
  );
  const said = (await exported()).map((line) => /"staff":(\{[^}]*\})/.exec(line)?.[1]);
  assert.deepEqual(said, [undefined, JSON.stringify({ id, role: 'reception', clinicId })]);
  assert.partialDeepStrictEqual(await verifyTrail(db, files), { count: 2 });
});

test('an export says where a refused sign-in came from as the digest of the trail, and verifies', async (t) => {
  const { db, exported, files, happen } = await trailStage(t);
  await happen(1);
  await sql`insert into audit_events (at, capacity, action, source_digest)
    values (clock_timestamp() - interval '1 hour', 'anonymous', 'session.refused', 'kQ3_x')`.execute(db);
  const said = (await exported()).map((line) => /"source":("[^"]*")/.exec(line)?.[1]);
  assert.deepEqual(said, [undefined, '"kQ3_x"']);
  assert.partialDeepStrictEqual(await verifyTrail(db, files), { count: 2 });
});

test('an export says from which account of the machine a command was typed, and verifies', async (t) => {
  const { db, exported, files, happen } = await trailStage(t);
  await happen(1);
  await sql`insert into audit_events (at, capacity, action, actor_operator)
    values (clock_timestamp() - interval '1 hour', 'clinic', 'command.day', 'nadia')`.execute(db);
  const said = (await exported()).map((line) => /"operator":("[^"]*")/.exec(line)?.[1]);
  assert.deepEqual(said, [undefined, '"nadia"']);
  assert.partialDeepStrictEqual(await verifyTrail(db, files), { count: 2 });
});

test('an export leaves out what a running transaction could still precede, and the next one has both', async (t) => {
  const { db, exported, files, happen, owner } = await trailStage(t);
  await happen(1);
  await inTransaction(db, async (running) => {
    await recordAudit(running, { ...event, requestId: 'running' });
    await recordAudit(db, { ...event, requestId: 'committed' });
    assert.equal((await exported()).length, 1);
  });
  await sql`alter table audit_events disable trigger all`.execute(owner);
  await sql`update audit_events set at = at - interval '11 minutes' where request_id <> '1'`.execute(owner);
  const requests = (await exported()).map((line) => /"requestId":"(\w+)"/.exec(line)?.[1]);
  assert.deepEqual(requests, ['running', 'committed']);
  assert.partialDeepStrictEqual(await verifyTrail(db, files), { count: 3 });
});

for (const [what, change] of [
  ['changed', (lines: string[]) => lines.map((line) => line.replace('"requestId":"2"', '"requestId":"9"'))],
  ['left out', (lines: string[]) => lines.toSpliced(1, 1)],
  ['put elsewhere', ([first = '', ...more]: string[]) => [...more, first]],
] as const)
  test(`the check of an export names the first event of a chain with an event that was ${what}`, async (t) => {
    const { db, exported, files, happen } = await trailStage(t);
    await happen(4);
    const lines = await exported();
    writeFileSync(files[0] ?? '', change(lines).join(''));
    await assert.rejects(verifyTrail(db, files), {
      name: 'TrailRefused',
      message: /event \d+: the chain breaks here\.$/,
    });
  });

test('the check of an export names an event that the database says otherwise or no longer has', async (t) => {
  const { db, exported, files, happen, owner } = await trailStage(t);
  await happen(4);
  await exported();
  await sql`alter table audit_events disable trigger all`.execute(owner);
  await sql`delete from audit_events where request_id = '3'`.execute(owner);
  await assert.rejects(verifyTrail(db, files), { message: 'Event 3: the database no longer says what was exported.' });
  await sql`update audit_events set action = 'profile.read' where request_id = '2'`.execute(owner);
  await assert.rejects(verifyTrail(db, files), { message: 'Event 2: the database no longer says what was exported.' });
});

test('the check of an export names an event that was added among those exported', async (t) => {
  const { db, exported, files, happen } = await trailStage(t);
  await happen(4);
  await exported();
  const added = (id: number) =>
    sql`insert into audit_events (id, at, capacity, action) overriding system value
      values (${id}, clock_timestamp() - interval '1 hour', 'clinic', 'number.verified')`.execute(db);
  await added(-7);
  await assert.rejects(verifyTrail(db, files), { message: 'Event -7: the database has it, and the export does not.' });
});

test('the check of an export says how many events came after its last line, so that lines cut off at its end show', async (t) => {
  const { db, exported, files, happen } = await trailStage(t);
  await happen(12);
  const lines = await exported();
  writeFileSync(files[0] ?? '', lines.slice(0, 5).join(''));
  assert.partialDeepStrictEqual(await verifyTrail(db, files), { count: 5, later: 7 });
});

test('an export without a line is no trail, and neither is a file that is not there', async (t) => {
  const { db } = await trailStage(t);
  const empty = join(testFolder(t), 'empty.ndjson');
  writeFileSync(empty, '');
  await assert.rejects(verifyTrail(db, [empty]), { message: `${empty}: no event is in it.` });
  await assert.rejects(exportTrail(db, empty).next(), { message: `${empty}: no event is in it.` });
  await assert.rejects(verifyTrail(db, [`${empty}.gone`]), { message: `${empty}.gone cannot be read.` });
});

test('the check of an export refuses a file that is none, and names the line', async (t) => {
  const { db } = await trailStage(t);
  const file = join(testFolder(t), 'notes.txt');
  writeFileSync(file, 'notes\n');
  await assert.rejects(verifyTrail(db, [file]), { message: `${file}, line 1: this is no line of an export.` });
});
