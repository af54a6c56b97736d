import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readConfig } from '../../src/config.ts';
import { productionWarnings } from '../../src/productionWarnings.ts';
import { production, refusalOf } from '../support/settings.ts';

test('a gateway for texts is given whole or not at all, and the refusal shows no secret', () => {
  const twilio = {
    SMS_GATEWAY: 'twilio',
    SMS_ACCOUNT: 'AC0123',
    SMS_FROM: '+15145550100',
    SMS_SECRET: 'a secret of sixteen',
  };
  assert.equal(refusalOf(twilio), 'accepted');
  assert.equal(readConfig({}).texts, null);
  for (const name of ['SMS_ACCOUNT', 'SMS_FROM', 'SMS_SECRET'])
    assert.equal(refusalOf({ ...twilio, [name]: '' }), `Settings refused: ${name} is required by SMS_GATEWAY.`);
  const webhook = { SMS_GATEWAY: 'webhook', SMS_SECRET: 'a secret of sixteen' };
  assert.match(refusalOf(webhook), /SMS_URL is required by SMS_GATEWAY/);
  assert.match(refusalOf({ ...twilio, SMS_GATEWAY: '' }), /SMS_ACCOUNT needs SMS_GATEWAY; SMS_FROM needs SMS_GATEWAY/);
  assert.match(refusalOf({ ...twilio, SMS_GATEWAY: 'pigeon' }), /SMS_GATEWAY must be twilio or webhook/);
  assert.match(refusalOf({ ...twilio, SMS_FROM: '514 555-0100' }), /SMS_FROM must be a number such as/);
  for (const secret of ['short one', 'whsec_c2hvcnQ='])
    assert.equal(
      refusalOf({ ...twilio, SMS_SECRET: secret }),
      'Settings refused: SMS_SECRET must have at least 16 characters.',
    );
  assert.match(refusalOf({ ...webhook, SMS_URL: 'https://a@sms.example/' }), /SMS_URL must hold neither/);
  assert.match(
    refusalOf({ ...production, ...webhook, SMS_URL: 'http://sms.example' }),
    /SMS_URL must begin with https:/,
  );
});

test('production that sends texts warns when the sender of emails has no name, with which every text begins', () => {
  const texting = { SMS_GATEWAY: 'webhook', SMS_URL: 'https://sms.example/', SMS_SECRET: 'a secret of sixteen' };
  const warned = (env: Record<string, string>) =>
    productionWarnings(readConfig({ ...production, ...env })).filter((each) => each.startsWith('MAIL_FROM'));
  assert.deepEqual(warned({}), []);
  assert.match(warned(texting).join(''), /^MAIL_FROM has no name before its address: /);
  assert.deepEqual(warned({ ...texting, MAIL_FROM: '"Réseau Boréal" <portail@portail.example>' }), []);
});
