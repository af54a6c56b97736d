import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { sendDueTexts } from '../../src/texts/sendTexts.ts';
import { bookingStage, type Patient } from '../support/booking.ts';
import { startGateway, twilioEnv } from '../support/textGateway.ts';
import { codeIn, sendTexts, textDeps, textsWait } from '../support/texts.ts';

const setUp = async (t: TestContext) => {
  const gateway = await startGateway(t);
  const stage = await bookingStage(t, { env: twilioEnv(gateway) });
  const lines: object[] = [];
  const give = (who: Patient) => who.send('POST', 'user/texts', { number: '514 555-0199' });
  const row = () =>
    stage.db
      .selectFrom('news_outbox')
      .select([
        'attempts',
        'sent_at as sent',
        'abandoned_at as ended',
        'last_error as error',
        'payload_sealed as sealed',
      ])
      .executeTakeFirstOrThrow();
  return { ...stage, gateway, give, lines, row, send: () => sendTexts(stage.deps, lines) };
};

test('a text that the gateway does not take now is tried again under the same token', async (t) => {
  const { deps, gateway, give, lines, patient, row, send } = await setUp(t);
  const me = await patient();
  await give(me);
  for (const status of [429, 503]) {
    gateway.answer = { status, body: '' };
    await send();
    await textsWait(deps, 30);
  }
  assert.deepEqual(lines, [
    { kind: 'code', attempts: 1, reason: 'ETEXT 429' },
    { kind: 'code', attempts: 2, reason: 'ETEXT 503' },
  ]);
  gateway.answer = { status: 201, body: '{}' };
  await send();
  assert.equal(gateway.calls.length, 3);
  assert.equal(new Set(gateway.calls.map(({ headers }) => headers['i-twilio-idempotency-token'])).size, 1);
  assert.deepEqual([(await row()).sealed.length, (await row()).error], [0, null]);
  const code = codeIn({ body: new URLSearchParams(gateway.calls[2]?.body).get('Body') ?? '' });
  assert.equal((await me.send('POST', 'user/texts/confirm', { code })).status, 200);
});

test('a text that the gateway refuses for good is given up at once, and the log has its code but no number', async (t) => {
  const { gateway, give, lines, patient, row, send } = await setUp(t);
  gateway.answer = { status: 400, body: '{"code":21211,"message":"The number +15145550199 is not valid"}' };
  await give(await patient());
  await send();
  const { ended, error, sealed } = await row();
  assert.deepEqual([ended === null, error, sealed.length, gateway.calls.length], [false, 'ETEXT 21211', 0, 1]);
  assert.equal(lines.length, 1);
  assert.ok(!JSON.stringify(lines).includes('555'));
});

test('a gateway that says that the phone stopped texts stops them here too', async (t) => {
  const { db, gateway, give, patient, row, send } = await setUp(t);
  gateway.answer = { status: 400, body: '{"code":21610}' };
  await give(await patient());
  await send();
  assert.equal((await db.selectFrom('text_stops').selectAll().execute()).length, 1);
  const { ended, error } = await row();
  assert.deepEqual([ended === null, error], [false, null]);
});

test('a gateway that does not answer before the server stops leaves the text for later, with a code in the log', async (t) => {
  const { deps, gateway, give, lines, patient, row } = await setUp(t);
  gateway.answer = { status: 201, body: '{}', isSilent: true };
  await give(await patient());
  const cutting = new AbortController();
  const sending = sendDueTexts(textDeps(deps, lines), cutting.signal);
  await gateway.called();
  cutting.abort();
  await sending;
  const { attempts, ended, error } = await row();
  assert.deepEqual([attempts, ended, error], [1, null, String(error)]);
  assert.ok(!JSON.stringify(lines).includes('555'));
});

test('what waits when the network gives up its gateway is dropped and erased', async (t) => {
  const { deps, gateway, give, lines, patient, row } = await setUp(t);
  await give(await patient());
  await sendTexts({ ...deps, texts: null }, lines);
  const { ended, error, sealed } = await row();
  assert.deepEqual([ended === null, error, sealed.length], [false, null, 0]);
  assert.deepEqual([gateway.calls, lines], [[], []]);
});

test('two servers send each text once', async (t) => {
  const { deps, gateway, give, patients } = await setUp(t);
  for (const who of await patients(4)) await give(who);
  const signal = new AbortController().signal;
  await Promise.all([1, 2, 3].map(() => sendDueTexts(textDeps(deps), signal)));
  assert.equal(gateway.calls.length, 4);
});

test('news that no gateway took for a day is given up and erased', async (t) => {
  const { db, deps, gateway, lines, patient, row, send } = await setUp(t);
  const me = await patient();
  gateway.answer = { status: 500, body: '' };
  await sql`
    insert into text_numbers (account_id, number_sealed, number_digest, confirmed_at)
    values (${me.accountId}::uuid, ${deps.vault.seal('+15145550199', 'text_numbers.number_sealed')}::bytea, ''::bytea, now())
  `.execute(db);
  await me.send('PUT', 'user/texts', { kinds: ['change'], showsDetails: false });
  await sql`
    insert into news_outbox (id, channel, kind, account_id, lang, payload_sealed, created_at)
    values (gen_random_uuid(), 'text', 'offer', ${me.accountId}::uuid, 'fr', 'x'::bytea, now() - interval '25 hours')
  `.execute(db);
  await me.send('PUT', 'user/texts', { kinds: ['offer'], showsDetails: false });
  await send();
  const { ended, sealed } = await row();
  assert.deepEqual([ended === null, sealed.length, lines.length], [false, 0, 2]);
});

test('nothing that waits for a phone stands where an older server sends what waits as email (decision 74)', async (t) => {
  const { db, give, patient } = await setUp(t);
  await give(await patient());
  assert.deepEqual(await db.selectFrom('outbox').select('template').execute(), []);
  assert.equal((await db.selectFrom('news_outbox').select('id').execute()).length, 1);
});

test('the server says that texts wait or were refused, and not that they wait for the morning (product §7 health)', async (t) => {
  const { app, db, give, patient } = await setUp(t);
  const notices = async () => (await app.inject('/readyz')).json<{ notices?: string[] }>().notices;
  await give(await patient());
  await sql`update news_outbox set created_at = now() - interval '9 hours', next_attempt_at = now() + interval '1 minute'`.execute(
    db,
  );
  assert.equal(await notices(), undefined);
  await sql`update news_outbox set next_attempt_at = now() - interval '6 minutes'`.execute(db);
  assert.deepEqual(await notices(), ['textsWait']);
  await sql`update news_outbox set abandoned_at = now(), last_error = 'ETEXT 21211'`.execute(db);
  assert.deepEqual(await notices(), ['textsGivenUp']);
});
