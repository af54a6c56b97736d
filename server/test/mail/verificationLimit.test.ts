// Holds: product §6 mail
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { queueMail } from '../../src/data/outbox.ts';
import { mailOf } from '../support/mail.ts';
import { signedIn } from '../support/signedIn.ts';
import { testApp } from '../support/testApp.ts';

test('a mailbox gets three verification emails a day over all accounts that name it, and none holds text that the sender chose (product §6 mail)', async (t) => {
  const { deps } = await testApp(t);
  const { db } = deps;
  deps.config.rateLimits = true;
  const mail = mailOf(deps);
  const to = 'inconnue@exemple.ca';
  const accounts = await signedIn(deps, 5);
  for (const [index, { accountId }] of accounts.entries()) {
    const login = `www.evil${index}.ca`;
    const named = { email: to, login, email_verified_at: null };
    await db.updateTable('accounts').set(named).where('id', '=', accountId).execute();
    await queueMail(db, deps.vault, { template: 'verification', lang: 'fr', accountId, to });
    await mail.send();
  }
  const sent = await mail.to(to);
  assert.equal(sent.length, 3);
  for (const { html, text } of sent) assert.doesNotMatch(`${text}${html}`, /evil/);
});
