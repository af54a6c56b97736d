import assert from 'node:assert/strict';
import { test } from 'node:test';

import { keptTexts } from '../../src/data/texts/keptTexts.ts';
import { liveStage } from '../support/liveStage.ts';
import { mailOf } from '../support/mail.ts';
import { codeIn } from '../support/texts.ts';

const number = '+15145550199';

test('an open page hears that its phone answered STOP, then START, and help changes nothing', async (t) => {
  const { deps, inject, listen, patients } = await liveStage(t);
  const [me, other] = await patients(2);
  assert.ok(me && other);
  await me.send('POST', 'user/texts', { number });
  await mailOf(deps).send();
  const [text] = await keptTexts(deps.config.dataDir).read();
  assert.ok(text);
  await me.send('POST', 'user/texts/confirm', { code: codeIn(text) });
  const [mine, theirs] = [await listen(me), await listen(other)];
  const answer = (body: string) => inject({ method: 'POST', url: '/dev/texts', payload: { from: number, body } });
  for (const word of ['AIDE', 'STOP', 'stop', 'START']) assert.equal((await answer(word)).statusCode, 200);
  await mine.heard('texts', 2);
  assert.equal((await me.send('GET', 'user/texts')).raw.includes('"confirmed"'), true);
  assert.deepEqual([mine.of('texts').length, theirs.of('texts').length], [2, 0]);
});

test('an answer without a signature changes nothing outside the page of development', async (t) => {
  const { inject } = await liveStage(t);
  const payload = { from: number, body: 'STOP' };
  assert.equal((await inject({ method: 'POST', url: '/webhooks/texts', payload })).statusCode, 403);
  const headers = { host: 'evil.example' };
  assert.equal((await inject({ method: 'POST', url: '/dev/texts', payload, headers })).statusCode, 404);
});
