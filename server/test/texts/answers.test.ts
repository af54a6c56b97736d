import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import { bookingStage } from '../support/booking.ts';
import { startGateway, twilioEnv, twilioSecret, webhookEnv } from '../support/textGateway.ts';
import { codeIn, sendTexts } from '../support/texts.ts';

const publicUrl = 'http://portail.example';
const url = '/webhooks/texts';

const setUp = async (t: TestContext, more: Record<string, string> = {}) => {
  const gateway = await startGateway(t);
  const stage = await bookingStage(t, { env: { PUBLIC_URL: publicUrl, ...twilioEnv(gateway), ...more } });
  const { deps, inject } = stage;
  const answerFrom = (From: string, Body: string, secret = twilioSecret) => {
    const data = `${publicUrl}${url}Body${Body}From${From}`;
    return inject({
      method: 'POST',
      url,
      payload: new URLSearchParams({ From, Body }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': createHmac('sha1', secret).update(data).digest('base64'),
      },
    });
  };
  const confirmed = async (number = '514 555-0199') => {
    const me = await stage.patient();
    await me.send('POST', 'user/texts', { number });
    await sendTexts(deps);
    const body = new URLSearchParams(gateway.calls.at(-1)?.body).get('Body') ?? '';
    assert.equal((await me.send('POST', 'user/texts/confirm', { code: codeIn({ body }) })).status, 200);
    return me;
  };
  return { ...stage, gateway, answerFrom, confirmed };
};

test('STOP and ARRET end the texts to that number, say so on the phone and on the page, and leave one line; START and DÉBUT begin them again', async (t) => {
  const { answerFrom, confirmed, db } = await setUp(t);
  const me = await confirmed();
  for (const word of [' Arrêt. ', 'stop']) {
    const answer = await answerFrom('+15145550199', word);
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.headers['content-type'], 'text/xml; charset=utf-8');
    assert.match(answer.body, /<Message>Portail patient: vous ne recevrez plus de textos\. Répondez DEBUT/);
    assert.match((await me.send('GET', 'user/texts')).raw, /"number":"\+15145550199","state":"stopped"/);
  }
  const lines = await db
    .selectFrom('audit_events')
    .where('action', '=', 'texts.stopped')
    .select(['patient_id', 'entity_id'])
    .execute();
  assert.deepEqual(lines, [{ patient_id: me.patientId, entity_id: me.accountId }]);
  assert.match((await answerFrom('+15145550199', 'Début')).body, /les textos reprennent/);
  assert.match((await me.send('GET', 'user/texts')).raw, /"confirmed"/);
});

test('a number that answered STOP gets no code, and who gives it sees the same answer as for any number', async (t) => {
  const { answerFrom, deps, gateway, patients } = await setUp(t);
  assert.equal((await answerFrom('+15145550199', 'STOP')).body.includes('<Message>'), false, 'nobody has that number');
  const [one, other] = await patients(2);
  const stopped = await one?.send('POST', 'user/texts', { number: '514 555-0199' });
  const usual = await other?.send('POST', 'user/texts', { number: '514 555-0142' });
  assert.equal(stopped?.raw.replace('0199', ''), usual?.raw.replace('0142', ''));
  await sendTexts(deps);
  assert.deepEqual(
    gateway.calls.map(({ body }) => new URLSearchParams(body).get('To')),
    ['+15145550142'],
  );
});

test('a stop outlives the account that had the number, as a digest without a name', async (t) => {
  const { answerFrom, confirmed, db, deps, gateway, patient } = await setUp(t);
  const me = await confirmed();
  await answerFrom('+15145550199', 'STOP');
  await db.deleteFrom('accounts').where('id', '=', me.accountId).execute();
  const stops = await db.selectFrom('text_stops').selectAll().execute();
  assert.deepEqual(
    stops.map((stop) => [Object.keys(stop).sort(), stop.number_digest.length]),
    [[['number_digest', 'stopped_at'], 32]],
  );
  const sent = gateway.calls.length;
  await (await patient()).send('POST', 'user/texts', { number: '514 555-0199' });
  await sendTexts(deps);
  assert.equal(gateway.calls.length, sent);
});

test('an answer without a right signature changes nothing', async (t) => {
  const { answerFrom, confirmed, inject } = await setUp(t);
  const me = await confirmed();
  assert.equal((await answerFrom('+15145550199', 'STOP', 'another secret of theirs')).statusCode, 403);
  assert.equal(
    (await inject({ method: 'POST', url, payload: { from: '+15145550199', body: 'STOP' } })).statusCode,
    403,
  );
  assert.equal((await inject({ method: 'POST', url })).statusCode, 404);
  assert.match((await me.send('GET', 'user/texts')).raw, /"confirmed"/);
});

test('a server without a gateway hears no answers', async (t) => {
  const { inject } = await bookingStage(t);
  const payload = { from: '+15145550199', body: 'STOP' };
  assert.equal((await inject({ method: 'POST', url, payload })).statusCode, 404);
});

test('other words change nothing and get no answer', async (t) => {
  const { answerFrom, confirmed } = await setUp(t);
  const me = await confirmed();
  for (const word of ['Merci', 'je veux annuler stop', ''])
    assert.match((await answerFrom('+15145550199', word)).body, /<Response><\/Response>$/);
  assert.match((await answerFrom('+15145550199', 'AIDE')).body, /Vos choix sont dans votre compte/);
  assert.match((await me.send('GET', 'user/texts')).raw, /"confirmed"/);
});

test('a generic gateway brings answers as signed JSON, and gets what to reply', async (t) => {
  const gateway = await startGateway(t);
  const { inject } = await bookingStage(t, { env: webhookEnv(gateway) });
  const [body, seconds] = ['{"from":"+15145550199","body":"STOP"}', String(Math.floor(Date.now() / 1_000))];
  const signature = createHmac('sha256', twilioSecret).update(`a.${seconds}.${body}`).digest('base64');
  const answer = await inject({
    method: 'POST',
    url,
    payload: body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': 'a',
      'webhook-timestamp': seconds,
      'webhook-signature': `v1,${signature}`,
    },
  });
  assert.deepEqual([answer.statusCode, answer.json()], [200, { reply: null }]);
});
