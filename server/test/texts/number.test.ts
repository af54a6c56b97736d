import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import type { TextNumber } from '../../../contract/news.ts';
import { bookingStage, type Patient } from '../support/booking.ts';
import { outboxWaits } from '../support/mailedAccount.ts';
import { codeIn, textsOf } from '../support/texts.ts';

const read = async (who: Patient): Promise<TextNumber> => (await who.send('GET', 'user/texts')).body;
const give = (who: Patient, number = '(514) 555-0199') => who.send('POST', 'user/texts', { number });
const type = (who: Patient, code: string) => who.send('POST', 'user/texts/confirm', { code });

test('a number for texts counts once its owner typed the code that was texted to it', async (t) => {
  const { deps, db, patient } = await bookingStage(t);
  const me = await patient();
  assert.deepEqual(await read(me), { isOffered: true, number: null, state: 'none' });
  assert.equal((await give(me)).status, 200);
  assert.deepEqual(await read(me), { isOffered: true, number: '+15145550199', state: 'waiting' });
  const [text, ...others] = await textsOf(deps);
  assert.equal(text?.to, '+15145550199');
  assert.match(text.body, /^Portail patient: votre code est \d{6}, valable 10 minutes\./);
  assert.deepEqual(others, []);
  const code = codeIn(text);
  assert.equal((await type(me, `${code.slice(0, 3)} ${code.slice(3)}`)).status, 200);
  assert.deepEqual(await read(me), { isOffered: true, number: '+15145550199', state: 'confirmed' });
  const actions = await db
    .selectFrom('audit_events')
    .where('action', 'like', 'textNumber.%')
    .select(['action', 'actor_account_id as by'])
    .orderBy('at')
    .execute();
  assert.deepEqual(
    actions.map(({ action, by }) => [action, by]),
    ['textNumber.added', 'textNumber.confirmed'].map((action) => [action, me.accountId]),
  );
  assert.equal((await me.send('DELETE', 'user/texts')).status, 204);
  assert.equal((await read(me)).state, 'none');
});

test('the server stores neither the code nor the number of a person in the clear', async (t) => {
  const { deps, db, patient } = await bookingStage(t);
  await give(await patient());
  const [text] = await textsOf(deps);
  const row = await db.selectFrom('text_numbers').selectAll().executeTakeFirstOrThrow();
  const kept = Buffer.concat([row.number_sealed, row.number_digest, row.code_digest ?? Buffer.alloc(0)]).toString(
    'latin1',
  );
  assert.ok(!kept.includes('5145550199') && !kept.includes(codeIn(text)));
});

test('a wrong code is refused, and after five wrong codes the right one is refused too', async (t) => {
  const { deps, patient } = await bookingStage(t);
  const me = await patient();
  await give(me);
  const code = codeIn((await textsOf(deps))[0]);
  const wrong = code === '000000' ? '111111' : '000000';
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await type(me, wrong);
    assert.deepEqual([answer.status, answer.refusal.fields], [422, { code: 'texts.wrongCode' }]);
  }
  const late = await type(me, code);
  assert.deepEqual([late.status, late.refusal.message], [410, 'texts.codeExpired']);
  assert.equal((await read(me)).state, 'waiting');
});

test('a code ends after ten minutes, and one that waited longer in the outbox is not sent', async (t) => {
  const { deps, db, patient } = await bookingStage(t);
  const [me, other] = [await patient(), await patient()];
  await give(me);
  const code = codeIn((await textsOf(deps))[0]);
  await sql`update text_numbers set code_expires_at = code_expires_at - interval '10 minutes'`.execute(db);
  assert.equal((await type(me, code)).status, 410);
  await give(other, '438 555-0142');
  await outboxWaits(db, 600);
  assert.equal((await textsOf(deps)).length, 1);
});

test('the newest number replaces the one before, and only the code of the newest counts', async (t) => {
  const { deps, patient } = await bookingStage(t);
  const me = await patient();
  await give(me);
  await give(me, '438 555-0142');
  const texts = await textsOf(deps);
  const codeTo = (number: string) => codeIn(texts.find(({ to }) => to === number));
  if (codeTo('+15145550199') !== codeTo('+14385550142'))
    assert.equal((await type(me, codeTo('+15145550199'))).status, 422);
  assert.equal((await type(me, codeTo('+14385550142'))).status, 200);
});

test('only North American numbers without a surcharge get codes', async (t) => {
  const { db, patient } = await bookingStage(t);
  const me = await patient();
  for (const number of [
    '',
    '911',
    '+33612345678',
    '900 555-0199',
    '876 555-0199',
    '514 055-0199',
    '+1 514 555-01999',
  ]) {
    const answer = await give(me, number);
    assert.deepEqual([answer.status, answer.refusal.fields], [422, { number: 'texts.invalidNumber' }], number);
  }
  assert.deepEqual(await db.selectFrom('outbox').select('id').execute(), []);
});

test('one account and one number get at most five codes', async (t) => {
  const { patient } = await bookingStage(t, { env: { RATE_LIMITS: 'on' } });
  const [me, other] = [await patient(), await patient()];
  for (let codes = 0; codes < 5; codes += 1) assert.equal((await give(me)).status, 200);
  assert.equal((await give(me, '438 555-0142')).status, 429, 'that account');
  assert.equal((await give(other)).status, 429, 'that number');
  assert.equal((await give(other, '438 555-0142')).status, 200);
});
