// Holds: product §6 mail
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { mailTemplates } from '../../src/domain/mail/email.ts';
import { queueMail } from '../../src/data/outbox.ts';
import { keyIn, mailOf } from '../support/mail.ts';
import { signUp } from '../support/browser.ts';
import { signedIn } from '../support/signedIn.ts';
import { testApp } from '../support/testApp.ts';

const to = 'inconnue@exemple.ca';

const setUp = async (t: TestContext) => {
  const { deps } = await testApp(t);
  deps.config.rateLimits = true;
  const mail = mailOf(deps);
  const stranger = async (login: string) => {
    const [person] = await signedIn(deps, 1);
    assert.ok(person !== undefined);
    const { accountId } = person;
    const named = { email: to, login, email_verified_at: null };
    await deps.db.updateTable('accounts').set(named).where('id', '=', accountId).execute();
    return accountId;
  };
  const send = async (accountId: string, template: (typeof mailTemplates)[number]) => {
    await queueMail(deps.db, deps.vault, { template, lang: 'fr', accountId, to });
    await mail.send();
  };
  return { deps, mail, send, stranger };
};

test('an account whose mailbox is not confirmed makes the portal send there nothing but its confirmation and a recovery, three of each a day (product §6 mail)', async (t) => {
  const { mail, send, stranger } = await setUp(t);
  const accountId = await stranger('www.evil5.ca');
  const own = new Set(['visitReminder', 'offerWaiting', 'accessRequest']);
  for (const template of mailTemplates)
    if (!own.has(template) && template !== 'verification' && template !== 'recovery') await send(accountId, template);
  assert.deepEqual(await mail.to(to), []);
  const [other, third] = [await stranger('www.evil6.ca'), await stranger('www.evil7.ca')];
  for (const account of [accountId, other, third, accountId])
    for (const template of ['verification', 'recovery'] as const) await send(account, template);
  const sent = await mail.to(to);
  assert.deepEqual(
    ['Choisissez un nouveau mot de passe', 'Confirmez votre adresse courriel'].map(
      (expected) => sent.filter(({ subject }) => subject === expected).length,
    ),
    [3, 3],
  );
  assert.equal(sent.length, 6);
  for (const { html, text } of sent) assert.doesNotMatch(`${text}${html}`, /evil/);
});

test('what waited for an unconfirmed mailbox does not leave once the account confirms another, which is all that the first hears of it (product §6 mail)', async (t) => {
  const { app, deps } = await testApp(t);
  const mail = mailOf(deps);
  const { person, visitor } = await signUp(app);
  const own = `propre.${person.email}`;
  const payload = { email: own, password: person.password };
  assert.equal((await visitor.send({ method: 'POST', url: '/api/user/email', payload })).statusCode, 204);
  const key = keyIn((await mail.to(own))[0]);
  const { accountId } = await deps.db
    .selectFrom('accounts')
    .select('id as accountId')
    .where('login', '=', person.login)
    .executeTakeFirstOrThrow();
  await queueMail(deps.db, deps.vault, { template: 'passwordChanged', lang: 'fr', accountId, to: person.email });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/signup/verify',
    payload: { key },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  assert.equal(answer.statusCode, 204);
  const subjects = (await mail.to(person.email)).map(({ subject }) => subject);
  assert.ok(
    subjects.every((subject) => subject === 'Confirmez votre adresse courriel'),
    subjects.join(', '),
  );
});
