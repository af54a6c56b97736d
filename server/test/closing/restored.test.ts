// Holds: product §4 close-account
import assert from 'node:assert/strict';
import { appendFileSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

import { sql } from 'kysely';

import { closeErasedAgain, logErasure } from '../../src/data/closing/erasureLog.ts';
import { eraseAccountsJob } from '../../src/jobs/eraseAccounts.ts';
import { closingStage } from '../support/closing.ts';
import { columnsSaying } from '../support/everyColumn.ts';
import { jobDeps, runJob } from '../support/jobs.ts';
import { mailOf } from '../support/mail.ts';
import { marks, writeEverywhere, zorglub } from '../support/zorglub.ts';

const dayMs = 86_400_000;

test('a restored backup erases again who was erased since it was made (product §4 close-account)', async (t) => {
  const stage = await closingStage(t);
  const { closer, db, deps, letDaysPass, signIn } = stage;
  const { erasureLog } = deps.config;
  const erase = () => runJob(eraseAccountsJob, jobDeps(deps));
  const gone = await closer();
  await gone.close();
  await letDaysPass(10);
  assert.equal(await erase(), 1);
  assert.match(readFileSync(erasureLog, 'utf8'), new RegExp(`^\\{"accountId":"${gone.accountId}"`));

  // A backup brings back an account as it was before it was closed: signed in, with alerts, a hold and mail.
  const marie = await closer(zorglub);
  const stays = await closer();
  await writeEverywhere(stage, marie);
  await mailOf(deps).send();
  logErasure(erasureLog, marie.accountId, new Date());
  appendFileSync(erasureLog, '{"accountId":"cut sho');
  assert.equal(await closeErasedAgain(db, erasureLog, new Date()), 1);
  assert.equal((await marie.send('GET', 'user')).status, 401);
  assert.notEqual((await signIn(marie.person)).status, 200);
  assert.equal(await erase(), 1);
  const { rows } = await sql<{ logins: string[] }>`select array_agg(login) as logins from accounts`.execute(db);
  assert.deepEqual(rows, [{ logins: [stays.person.login] }]);
  assert.deepEqual(
    (await columnsSaying(deps, marks)).filter((column) => /^(accounts|account_keys|alerts|idempotency)/.test(column)),
    [],
  );
  assert.equal(await closeErasedAgain(db, erasureLog, new Date()), 0, 'once');
});

test('an erasure is forgotten when no backup is old enough to undo it (product §4 close-account)', async (t) => {
  const { closer, db, deps } = await closingStage(t);
  const marie = await closer();
  const { erasureLog } = deps.config;
  logErasure(erasureLog, marie.accountId, new Date(Date.now() - 36 * dayMs));
  assert.equal(await closeErasedAgain(db, erasureLog, new Date()), 0);
  assert.equal(readFileSync(erasureLog, 'utf8'), '');
});
