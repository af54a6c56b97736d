import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { checkTextNumber } from '../../../contract/textNumber.ts';
import type { Texts } from '../../../contract/texts.ts';
import { bookingStage, type Patient } from '../support/booking.ts';
import { startGateway, twilioEnv } from '../support/textGateway.ts';
import { codeIn, confirmNumber, takeTexts, textsOf, textsWait } from '../support/texts.ts';

const read = async (who: Patient): Promise<Texts> => (await who.send('GET', 'user/texts')).body;
const give = (who: Patient, number = '(514) 555-0199') => who.send('POST', 'user/texts', { number });
const type = (who: Patient, code: string) => who.send('POST', 'user/texts/confirm', { code });
const nothing = { kinds: [], showsDetails: false };

test('a number for texts counts once its owner typed the code that was texted to it, and nothing is chosen then (product §9 texts)', async (t) => {
  const { deps, db, patient } = await bookingStage(t);
  const me = await patient();
  assert.deepEqual(await read(me), { isOffered: true, number: null, state: 'none', ...nothing });
  assert.equal((await me.send('PUT', 'user/texts', { kinds: ['offer'], showsDetails: true })).status, 404);
  assert.equal((await give(me)).status, 200);
  assert.deepEqual(await read(me), { isOffered: true, number: '+15145550199', state: 'waiting', ...nothing });
  const [text, ...others] = await textsOf(deps);
  assert.equal(text?.to, '+15145550199');
  assert.match(text.body, /^Portail patient: votre code est \d{6}, valable 10 minutes\./);
  assert.deepEqual(others, []);
  const code = codeIn(text);
  assert.equal((await type(me, `${code.slice(0, 3)} ${code.slice(3)}`)).status, 200);
  assert.deepEqual(await read(me), { isOffered: true, number: '+15145550199', state: 'confirmed', ...nothing });
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

test('the server stores neither the code nor the number of a person in the clear, and erases the code once it left', async (t) => {
  const { deps, db, patient } = await bookingStage(t);
  await give(await patient());
  const waiting = await db.selectFrom('news_outbox').select('payload_sealed as sealed').executeTakeFirstOrThrow();
  assert.ok(waiting.sealed.length > 0 && !waiting.sealed.toString('latin1').includes('5145550199'));
  const [text] = await textsOf(deps);
  const row = await db.selectFrom('text_numbers').selectAll().executeTakeFirstOrThrow();
  const kept = Buffer.concat([row.number_sealed, row.number_digest, row.code_digest ?? Buffer.alloc(0)]);
  assert.ok(!kept.toString('latin1').includes('5145550199') && !kept.toString('latin1').includes(codeIn(text)));
  const left = await db.selectFrom('news_outbox').select('payload_sealed as sealed').executeTakeFirstOrThrow();
  assert.equal(left.sealed.length, 0);
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
  await textsWait(deps, 600);
  assert.equal((await textsOf(deps)).length, 1);
});

test('the newest number replaces the one before: it counts after its own code, and shows details only once asked again', async (t) => {
  const { deps, patient } = await bookingStage(t);
  const me = await patient();
  await takeTexts(deps, me, { kinds: ['offer'], showsDetails: true });
  await confirmNumber(deps, me, '438 555-0142');
  assert.deepEqual(await read(me), {
    isOffered: true,
    number: '+14385550142',
    state: 'confirmed',
    kinds: ['offer'],
    showsDetails: false,
  });
});

test('a number that counts already stays so when its owner gives it again, and gets no code', async (t) => {
  const { deps, patient } = await bookingStage(t);
  const me = await patient();
  await takeTexts(deps, me, { showsDetails: true });
  const before = await read(me);
  assert.equal((await give(me)).status, 200);
  assert.deepEqual([await read(me), (await textsOf(deps)).length], [before, 1]);
});

test('only Canadian and American numbers without a surcharge get codes, and neither services nor premium numbers do', async (t) => {
  const accepted = [
    '514 555-0199',
    '438 867-5309',
    '1 212 867 5309',
    '+1 (867) 867-5309',
    '263.867.5309',
    '(514) 555‑0199',
  ];
  const refused = `, 911, +33612345678, 976 867-5309, 710 867-5309, 622 867-5309, 523 867-5309, 524 867-5309,
    529 867-5309, 800 867-5309, 855 867-5309, 211 867-5309, 911 867-5309, 514 976-1234, 900 867-5309, 514 911-1234,
    514 555-1212, 876 867-5309, 787 867-5309, 310 411-1234, 514 155-0199, 555 867-5309, +1 514 555-01999`.split(/,\s*/);
  assert.deepEqual(
    [
      accepted.filter((number) => checkTextNumber(number) !== undefined),
      refused.filter((number) => checkTextNumber(number) !== 'texts.invalidNumber'),
    ],
    [[], []],
  );
  const { db, patient } = await bookingStage(t);
  const answer = await give(await patient(), '900 867-5309');
  assert.deepEqual([answer.status, answer.refusal.fields], [422, { number: 'texts.invalidNumber' }]);
  assert.deepEqual(await db.selectFrom('news_outbox').select('id').execute(), []);
});

test('a fictional number gets no code in production', async (t) => {
  const { deps, patient } = await bookingStage(t, { env: twilioEnv(await startGateway(t)) });
  const me = await patient();
  deps.config.production = true;
  const answer = await give(me);
  assert.deepEqual([answer.status, answer.refusal.fields], [422, { number: 'texts.invalidNumber' }]);
  assert.equal((await give(me, '514 867-5309')).status, 200);
});

test('one account and one number get at most five codes a day', async (t) => {
  const { patient } = await bookingStage(t, { env: { RATE_LIMITS: 'on' } });
  const [me, other] = [await patient(), await patient()];
  for (let codes = 0; codes < 5; codes += 1) assert.equal((await give(me)).status, 200);
  assert.equal((await give(me, '438 555-0142')).status, 429, 'that account');
  assert.equal((await give(other)).status, 429, 'that number');
  assert.equal((await give(other, '438 555-0142')).status, 200);
});

test('an account with an unconfirmed address gets no code', async (t) => {
  const { db, patient } = await bookingStage(t);
  const me = await patient();
  await db.updateTable('accounts').set({ email_verified_at: null }).execute();
  const answer = await give(me);
  assert.deepEqual([answer.status, answer.refusal.message], [403, 'texts.emailUnconfirmed']);
  assert.deepEqual(await db.selectFrom('news_outbox').select('id').execute(), []);
});

test('a choice is kept in order, leaves a line when it changes, and no line when it does not', async (t) => {
  const { db, deps, patient } = await bookingStage(t);
  const me = await patient();
  await confirmNumber(deps, me);
  const choose = (body: object) => me.send('PUT', 'user/texts', body);
  assert.match(
    (await choose({ kinds: ['offer', 'reminder'], showsDetails: false })).raw,
    /"kinds":\["reminder","offer"\]/,
  );
  await choose({ kinds: ['reminder', 'offer', 'offer'], showsDetails: false });
  await choose({ kinds: ['reminder', 'offer'], showsDetails: true });
  const lines = await db.selectFrom('audit_events').where('action', '=', 'texts.decided').select('id').execute();
  assert.equal(lines.length, 2);
  assert.equal((await choose({ kinds: ['result'], showsDetails: false })).status, 400);
  await choose(nothing);
  assert.deepEqual((await read(me)).kinds, []);
});

test('a server without a gateway says that it offers no texts, and takes no number', async (t) => {
  const { patient } = await bookingStage(t, { deps: { texts: null } });
  const me = await patient();
  assert.deepEqual([(await read(me)).isOffered, (await give(me)).status], [false, 404]);
});

test('over everybody only so many codes an hour leave, and a person is told that it is not their doing (decision 74)', async (t) => {
  const { app, deps, patients } = await bookingStage(t, { env: { RATE_LIMITS: 'on', SMS_CODES_PER_HOUR: '2' } });
  const notices = async () => (await app.inject('/readyz')).json<{ notices?: string[] }>().notices ?? [];
  const [one, two, three] = await patients(3);
  assert.ok(one && two && three);
  assert.equal((await give(one, '514 555-0141')).status, 200);
  assert.deepEqual(await notices(), []);
  assert.equal((await give(two, '514 555-0142')).status, 200);
  const { status, refusal } = await give(three, '514 555-0143');
  assert.deepEqual([status, refusal.message], [429, 'texts.codesPaused']);
  assert.equal((await textsOf(deps)).length, 2);
  assert.deepEqual(await notices(), ['textCodes']);
});
