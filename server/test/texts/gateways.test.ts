import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import { twilioGateway } from '../../src/data/texts/twilioGateway.ts';
import { webhookGateway } from '../../src/data/texts/webhookGateway.ts';
import { TextDelayed, TextRefused, TextsStopped } from '../../src/domain/texts/textGateway.ts';
import { startGateway, twilioSecret } from '../support/textGateway.ts';

const secret = twilioSecret;
const text = { id: '019a0000-0000-7000-8000-000000000001', to: '+15145550199', body: 'Portail patient: é & =' };
const never = new AbortController().signal;

const twilio = async (t: TestContext) => {
  const local = await startGateway(t);
  return { local, gateway: twilioGateway({ url: local.url, account: 'AC0123', secret, from: '+15145550100' }) };
};
const webhook = async (t: TestContext) => {
  const local = await startGateway(t);
  return { local, gateway: webhookGateway({ url: `${local.url}/texts`, secret }) };
};

test('a text reaches a gateway in Twilio’s shape as a form with basic authentication and the id of its row', async (t) => {
  const { gateway, local } = await twilio(t);
  await gateway.send(text, never);
  const [call] = local.calls;
  assert.equal(call?.url, '/2010-04-01/Accounts/AC0123/Messages.json');
  assert.equal(call.headers['content-type'], 'application/x-www-form-urlencoded;charset=UTF-8');
  assert.equal(call.headers.authorization, `Basic ${Buffer.from(`AC0123:${secret}`).toString('base64')}`);
  assert.equal(call.headers['i-twilio-idempotency-token'], text.id);
  assert.deepEqual(Object.fromEntries(new URLSearchParams(call.body)), {
    To: text.to,
    From: '+15145550100',
    Body: text.body,
  });
});

test('a gateway in Twilio’s shape says which texts to try again, which never, and which phones stopped them', async (t) => {
  const { gateway, local } = await twilio(t);
  const cases = [
    [429, '{"code":20429}', TextDelayed],
    [503, 'busy', TextDelayed],
    [401, '{"code":20003}', TextDelayed],
    [400, '{"code":21211}', TextRefused],
    [400, '{"code":21610}', TextsStopped],
  ] as const;
  for (const [status, body, expected] of cases) {
    local.answer = { status, body };
    await assert.rejects(gateway.send(text, never), expected, `${status} ${body}`);
  }
});

test('a redirect of a gateway is not followed, since it would carry the secret along', async (t) => {
  for (const make of [twilio, webhook]) {
    const { gateway, local } = await make(t);
    const elsewhere = await startGateway(t);
    local.answer = { status: 307, body: '', headers: { location: elsewhere.url } };
    await assert.rejects(gateway.send(text, never), TextDelayed);
    assert.deepEqual(elsewhere.calls, []);
  }
});

// The example of twilio.com/docs/usage/security, as its libraries test it.
const example = {
  url: 'https://mycompany.com/myapp.php?foo=1&bar=2',
  body: new URLSearchParams({
    CallSid: 'CA1234567890ABCDE',
    Digits: '1234',
    From: '+14158675309',
    To: '+18005551212',
    Caller: '+14158675309',
  }).toString(),
};

test('an answer is read when its signature is Twilio’s, and not when a letter of it or of the address differs', () => {
  const gateway = twilioGateway({ url: 'https://api.twilio.com', account: 'AC', secret: '12345', from: '+1' });
  const read = (signature: string | undefined, { url, body } = example) =>
    gateway.read(
      { url, body: Buffer.from(body), header: (name) => (name === 'x-twilio-signature' ? signature : undefined) },
      new Date(),
    );
  assert.deepEqual(read('RSOYDt4T1cUTdK1PDd93/VVr8B8='), { from: '+14158675309', body: '' });
  assert.equal(read('RSOYDt4T1cUTdK1PDd93/VVr8B9='), null);
  assert.equal(read(undefined), null);
  assert.equal(read('RSOYDt4T1cUTdK1PDd93/VVr8B8=', { ...example, body: `${example.body}&Body=STOP` }), null);
  assert.equal(read('RSOYDt4T1cUTdK1PDd93/VVr8B8=', { ...example, url: 'https://mycompany.com/' }), null);
});

const signed = (id: string, seconds: number, body: string, key = secret) =>
  `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;

test('a text reaches a generic gateway as signed JSON with the id of its row', async (t) => {
  const { gateway, local } = await webhook(t);
  await gateway.send(text, never);
  const [call] = local.calls;
  assert.deepEqual(JSON.parse(call?.body ?? ''), text);
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature } = call?.headers ?? {};
  assert.equal(id, text.id);
  assert.ok(Math.abs(Date.now() / 1_000 - Number(seconds)) < 60);
  assert.equal(signature, signed(text.id, Number(seconds), call?.body ?? ''));
  for (const [status, expected] of [
    [500, TextDelayed],
    [422, TextRefused],
    [410, TextsStopped],
  ] as const) {
    local.answer = { status, body: '' };
    await assert.rejects(gateway.send(text, never), expected, String(status));
  }
});

test('a secret that begins with whsec_ is the key in base64, as the libraries of Standard Webhooks read it', async (t) => {
  const local = await startGateway(t);
  const key = 'another secret of sixteen';
  const gateway = webhookGateway({ url: local.url, secret: `whsec_${Buffer.from(key).toString('base64')}` });
  await gateway.send(text, never);
  const [call] = local.calls;
  const { 'webhook-timestamp': seconds, 'webhook-signature': signature } = call?.headers ?? {};
  assert.equal(signature, signed(text.id, Number(seconds), call?.body ?? '', key));
});

test('an answer through a generic gateway is read when it is signed, recent and whole', () => {
  const gateway = webhookGateway({ url: 'https://gateway.example', secret });
  const now = new Date('2026-11-20T15:00:00Z');
  const seconds = now.getTime() / 1_000;
  const body = '{"from":"+15145550199","body":"ARRET"}';
  const read = (signature: string, at = seconds, said = body) => {
    const headers = new Map([
      ['webhook-id', 'a'],
      ['webhook-timestamp', String(at)],
      ['webhook-signature', signature],
    ]);
    return gateway.read({ url: '', body: Buffer.from(said), header: (name) => headers.get(name) }, now);
  };
  assert.deepEqual(read(`v1,x ${signed('a', seconds, body)}`), { from: '+15145550199', body: 'ARRET' });
  assert.equal(read(signed('a', seconds, body, 'another secret of sixteen')), null);
  assert.equal(read(signed('a', seconds, body), seconds, `${body} `), null);
  assert.equal(read(signed('a', seconds - 301, body), seconds - 301), null);
  assert.equal(read(signed('a', seconds, '[]'), seconds, '[]'), null);
});
