import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { calls } from '../../../contract/calls.ts';
import { hashToken } from '../../src/http/sessionCookies.ts';
import { moveClocks } from '../support/databaseClock.ts';
import { invitationAreaOn, invitationStage, invitee, invitingWords, saidOf } from '../support/invitation.ts';
import { clinicOn } from '../support/clinic.ts';
import { openBrowser } from '../support/browser.ts';

const typed = ({ nam, birthDate }: typeof invitee, code: string) => ({ nam, birthDate, code });

test('health number, birth date and code open the invitation area however people type them; only the email holds the code in the clear (product §4 hub-auth)', async (t) => {
  const { app, db, invite, mail, slot } = await invitationStage(t);
  const { code } = await invite([await slot(48)]);
  const [sent] = await mail.to(invitee.email);
  assert.ok(sent?.text.includes(code));
  const invitationArea = invitationAreaOn(app);
  for (const way of [code, code.replace(' ', ''), code.replace(' ', '-')]) {
    const { status, body } = await invitationArea.auth({ ...typed(invitee, way), nam: ' treh 5053-0219' });
    assert.deepEqual([status, body.firstName, body.authToken.length], [200, 'Huguette', 43]);
    const stored = await db
      .selectFrom('invitation_sessions')
      .select('token_hash')
      .where('token_hash', '=', hashToken(body.authToken))
      .execute();
    assert.equal(stored.length, 1);
  }
  const kept = await db.selectFrom('invitations').select(['code_digest', 'email_sealed']).executeTakeFirstOrThrow();
  assert.ok(!kept.code_digest.includes(code.replace(' ', '')) && !kept.email_sealed.includes('huguette'));
});

test('the invitation login names each missing or malformed field, without looking anyone up (product §4 hub-auth)', async (t) => {
  const { app } = await invitationStage(t);
  const { status, refusal } = await invitationAreaOn(app).auth({ nam: 'x', birthDate: '2026-13-01', code: ' ' });
  assert.deepEqual(
    [status, refusal.fields],
    [422, { nam: 'errors.jsnamInvalidChars', birthDate: 'errors.invalidBirthDate', code: 'errors.cannotBeEmpty' }],
  );
});

test('five wrong attempts lock the code, even out of ten simultaneous ones, and a new code opens the invitation area again (product §4 hub-auth)', async (t) => {
  const { app, clinic, comeIn, db, invite, slot } = await invitationStage(t);
  const { code, invitationId } = await invite([await slot(48)]);
  const invitationArea = invitationAreaOn(app);
  const wrong = { ...typed(invitee, code), birthDate: '1950-03-03' };
  for (let tries = 0; tries < 4; tries += 1) assert.equal((await invitationArea.auth(wrong)).status, 403);
  assert.equal(
    (await invitationArea.auth(typed(invitee, code))).status,
    200,
    'the right ones forgive the wrong ones before',
  );
  await Promise.all(Array.from({ length: 10 }, () => invitationArea.auth(wrong)));
  const { wrong_tries: counted } = await db.selectFrom('invitations').select('wrong_tries').executeTakeFirstOrThrow();
  const locked = await invitationArea.auth(typed(invitee, code));
  assert.deepEqual([counted, locked.status, locked.refusal], [5, 403, { message: 'hub.refused' }]);

  const [, renewed = ''] = /^Code (\d{4} \d{4})\./.exec(await clinic.type('new-code', invitationId)) ?? [];
  assert.equal((await invitationArea.auth(typed(invitee, code))).status, 403, 'the old code opens nothing');
  assert.equal((await (await comeIn(renewed)).invitations()).status, 200);
});

test('an invitation token expires fifteen minutes after its last use, after one hour in all, and when its invitation is revoked (product §4 hub-auth)', async (t) => {
  const clocks: { now: () => Date } = { now: () => new Date() };
  const stage = await invitationStage(t, { deps: { clock: () => clocks.now() } });
  const { clinic, comeIn, invite, slot } = stage;
  const start = Date.now();
  const moved = await moveClocks(stage);
  clocks.now = moved.clock;
  const at = (minutes: number) => moved.set(new Date(start + minutes * 60_000).toISOString());
  const { code, invitationId } = await invite([await slot(48)]);
  const [used, idle] = [await comeIn(code), await comeIn(code)];
  await at(14);
  assert.equal((await used.invitations()).status, 200);
  await at(16);
  assert.deepEqual([(await used.invitations()).status, (await idle.invitations()).status], [200, 401]);
  for (const minutes of [30, 44, 58]) {
    await at(minutes);
    assert.equal((await used.invitations()).status, 200, `minute ${minutes}`);
  }
  await at(61);
  const again = await comeIn(code);
  assert.deepEqual(
    [(await used.invitations()).status, (await again.invitations()).status],
    [401, 200],
    'an hour in all, then the code again',
  );
  await clinic.type('uninvite', invitationId);
  assert.equal((await again.invitations()).refusal.message, 'error.msg.invalidToken');
});

test('every invitation call except auth returns 401 without a live token, and a portal session opens none of them (product §4 hub-auth)', async (t) => {
  const { app, me } = await invitationStage(t);
  const inside = Object.values(calls).filter(({ root, path }) => root === 'rvsp' && path !== 'auth');
  assert.equal(inside.length, 9);
  for (const { method, path } of inside) {
    for (const headers of [{}, { authtoken: 'A'.repeat(43) }, { authtoken: 'x' }]) {
      const answer = await openBrowser(app, me.cookies).send({
        method,
        url: `/rvsp/api/${path}`,
        headers,
        ...(method === 'POST' ? { payload: {} } : {}),
      });
      assert.equal(answer.statusCode, 401, path);
    }
  }
});

test('an invitation token opens nothing under the other roots, and a call with it leaves the portal session unchanged (product §4 hub-auth)', async (t) => {
  const { app, comeIn, db, invite, me, slot } = await invitationStage(t);
  const { code } = await invite([await slot(48)]);
  const {
    body: { authToken: authtoken },
  } = await invitationAreaOn(app).auth(typed(invitee, code));
  assert.equal((await openBrowser(app).send({ url: '/api/user', headers: { authtoken } })).statusCode, 401);
  const seen = () =>
    db.selectFrom('sessions').select('last_seen_at').where('account_id', '=', me.accountId).executeTakeFirstOrThrow();
  await db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(Date.now() - 300_000) })
    .where('account_id', '=', me.accountId)
    .execute();
  const before = await seen();
  const answer = await openBrowser(app, me.cookies).send({ url: '/rvsp/api/invitations', headers: { authtoken } });
  assert.deepEqual([answer.statusCode, answer.headers['session-expires'], answer.cookies], [200, undefined, []]);
  const left = await openBrowser(app, me.cookies).send({
    method: 'POST',
    url: '/rvsp/api/logout',
    headers: { authtoken },
  });
  assert.deepEqual([left.statusCode, await seen(), (await me.held()).status], [204, before, 200]);
  assert.ok(await comeIn(code));
});

test('one address may make ten invitation login attempts a minute, whichever person they name (product §4 rate-limits)', async (t) => {
  const { app, deps, clinicId, slot } = await invitationStage(t, { env: { RATE_LIMITS: 'on' } });
  const { code } = saidOf(await clinicOn(deps).type(...invitingWords(clinicId, invitee, '--slot', await slot(48))));
  const invitationArea = invitationAreaOn(app, undefined, '192.0.2.7');
  for (let tries = 0; tries < 10; tries += 1)
    assert.equal((await invitationArea.auth({ ...typed(invitee, code), nam: 'ROYM90010112' })).status, 403);
  assert.equal((await invitationArea.auth(typed(invitee, code))).status, 429);
  assert.equal((await invitationAreaOn(app, undefined, '192.0.2.8').auth(typed(invitee, code))).status, 200);
});

test('wrong tries at an invitation are forgotten within a day, so that nobody locks it for good by the number alone (product §4 hub-auth)', async (t) => {
  const { app, db, invite, slot } = await invitationStage(t);
  const { code } = await invite([await slot(96)]);
  const invitationArea = invitationAreaOn(app);
  const wrong = { ...typed(invitee, code), birthDate: '1950-03-03' };
  const passes = (interval: string) =>
    sql`update invitations set wrong_at = wrong_at - ${interval}::interval`.execute(db);
  for (let tries = 0; tries < 5; tries += 1) assert.equal((await invitationArea.auth(wrong)).status, 403);
  await passes('23 hours');
  assert.equal((await invitationArea.auth(typed(invitee, code))).status, 403);
  await passes('1 hour');
  assert.equal((await invitationArea.auth(wrong)).status, 403);
  const { wrong_tries: counted } = await db.selectFrom('invitations').select('wrong_tries').executeTakeFirstOrThrow();
  assert.equal(counted, 1, 'a new day begins with this try');
  assert.equal((await invitationArea.auth(typed(invitee, code))).status, 200);
});
