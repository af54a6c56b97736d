import assert from 'node:assert/strict';

import { rule, ruleOfBoth } from '../otherBackEnd/rule.ts';
import { arrive, person, says, send, signedIn, signIn } from '../otherBackEnd/steps.ts';

ruleOfBoth(
  'login sends the credentials, stores the login id, then fetches the unread count (spec §2 login-success, spec §3 login-payload, spec §4 signed-in, spec §7 login, spec §7 unread)',
  async (session) => {
    await signedIn(session);
    const { backEnd } = session.host;
    const [login] = backEnd.calls('POST login');
    assert.deepEqual(JSON.parse(login?.body ?? ''), { username: person.login, password: person.password });
    assert.match(login?.headers['content-type'] ?? '', /^application\/json/);
    const names = backEnd.heard.map(({ name }) => name);
    assert.ok(names.indexOf('POST login') < names.indexOf('POST mailbox/unread'), names.join());
    assert.equal(backEnd.calls('POST mailbox/unread')[0]?.body, '');
    assert.deepEqual(await session.stored(), {
      session: { user: person.login, unread: '3', lang: 'fr' },
      local: { lang: 'fr' },
    });
  },
);

rule(
  'login asks for both fields before it sends anything (spec §5 login-form, spec §5 shown-when)',
  async (session) => {
    const { page, open, t, host } = session;
    await open('/login');
    await send(session);
    // A form that is sent early waits for the portal.
    for (const name of ['username', 'password']) await page.locator(`[name=${name}][aria-invalid=true]`).waitFor();
    assert.equal(await page.locator('form').getByText(t('errors.cannotBeEmpty')).count(), 2);
    assert.deepEqual(host.backEnd.heard, []);
  },
);

rule(
  'login leads to recovery, sign-up, the invitation area and the guide, and says how to stay safe; terms stand there only by a setting (spec §2 login-fields)',
  async ({ page, open, t, host }) => {
    await open('/login');
    for (const route of ['#/recover', '#/signup', '#/rvsp/auth'])
      await page.locator(`main a[href="${route}"]`).waitFor();
    await page
      .locator('main')
      .getByRole('link', { name: t('login.guide'), exact: true })
      .waitFor();
    await page.getByText(t('login.security'), { exact: true }).waitFor();
    assert.equal(await page.locator('[name=terms]').count(), 0);
    host.set('relative', { loginTerms: true });
    await page.reload();
    assert.equal(await page.locator('[name=terms]').isChecked(), false);
  },
);

const refusals = [
  [
    'a message key, translated',
    { status: 400, type: 'application/json', body: '{"message":"errors.invalidCredentials"}' },
    'errors.invalidCredentials',
  ],
  [
    'words, as received',
    { status: 403, type: 'application/json', body: '{"message":"Compte <b>gelé</b>."}' },
    'Compte <b>gelé</b>.',
  ],
  ['the error itself', { status: 422, type: 'text/plain', body: 'Mot de passe expiré' }, 'Mot de passe expiré'],
  ['nothing, with 401', { status: 401 }, 'errors.invalidCredentials'],
  [
    'a page, with 502',
    { status: 502, type: 'text/html', body: '<html><body>Bad Gateway</body></html>' },
    'errors.http.server',
  ],
  ['broken JSON', { status: 500, type: 'application/json', body: '{"message":' }, 'errors.http.server'],
] as const;

rule(
  'a refused login says why in a red alert, and logs nobody out (spec §2 login-messages, spec §8 shown, product §3 login-401)',
  async (session) => {
    for (const [what, answer, text] of refusals) {
      session.host.backEnd.answer('POST login', answer);
      await signIn(session);
      await says(session, 'alert', text.startsWith('errors.') ? session.t(text, { status: answer.status }) : text);
      assert.equal(session.currentAddress(), '/login', what);
    }
    assert.deepEqual(session.host.backEnd.calls('GET logout'), []);
    assert.deepEqual((await session.stored()).session, { lang: 'fr' });
  },
);

rule('a login without an answer says that the network failed (spec §8 network)', async (session) => {
  session.host.backEnd.answer('POST login', 'silence');
  await signIn(session);
  await says(session, 'alert', session.t('errors.network.error'));
  await says(session, 'alert', session.t('common.typedKept'));
  for (const [name, value] of [
    ['username', person.login],
    ['password', person.password],
  ] as const)
    assert.equal(await session.page.locator(`[name=${name}]`).inputValue(), value);
});

rule(
  'a count that cannot be fetched shows as an error on the page that opens, and stores none (spec §8 unread-failure, spec §8 logged)',
  async (session) => {
    const errors: string[] = [];
    session.page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    session.host.backEnd.answer('POST mailbox/unread', {
      status: 500,
      type: 'application/json',
      body: '{"message":"boîte de Marie en panne"}',
    });
    await signedIn(session);
    await says(session, 'alert', 'boîte de Marie en panne');
    assert.deepEqual((await session.stored()).session, { user: person.login, lang: 'fr' });
    assert.ok(
      errors.some((error) => error.includes('500') && error.includes('mailbox/unread')),
      errors.join('\n'),
    );
    assert.ok(!errors.some((error) => error.includes('Marie')), 'A body stands in the console.');
  },
);

rule(
  'an unread count may come as text without a type; it is stored as text (spec §7 unread, spec §9 storage-life)',
  async (session) => {
    session.host.backEnd.answer('POST mailbox/unread', { body: '12\n' });
    await signedIn(session);
    assert.equal((await session.stored()).session['unread'], '12');
  },
);

rule('a login answered with text instead of an account is still a login (spec §4 signed-in)', async (session) => {
  session.host.backEnd.answer('POST login', { type: 'application/json', body: 'true story' });
  await signIn(session);
  await arrive(session, '/app/home');
  assert.equal((await session.stored()).session['user'], person.login);
});
