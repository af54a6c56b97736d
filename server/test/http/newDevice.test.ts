import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { recoveryStage } from '../support/recovery.ts';
import { logIn, openBrowser, type Visitor } from '../support/browser.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const told = { fr: 'Nouvelle connexion à votre compte', en: 'New sign-in to your account' };

const setUp = async (t: TestContext, env: Record<string, string> = {}) => {
  const stage = await recoveryStage(t, { env });
  const { app, mail } = stage;
  const { person, visitor } = await stage.signUp();
  const signIn = (browser: Visitor, password = person.password, from = '192.0.2.7') =>
    logIn(browser, person.login, password, { from, headers: { 'user-agent': phone } });
  const notices = async () =>
    (await mail.to(person.email)).filter(({ subject }) => Object.values(told).includes(subject));
  return { ...stage, person, visitor, signIn, notices, elsewhere: () => openBrowser(app) };
};

test('the owner gets an email about a sign-in from an unknown device, with the device kind, the time and where to end it (product §8 devices)', async (t) => {
  const {
    deps: { config },
    elsewhere,
    notices,
    person,
    signIn,
  } = await setUp(t);
  assert.equal((await signIn(elsewhere())).statusCode, 200);
  const [notice, ...more] = await notices();
  assert.deepEqual([notice?.to, notice?.subject, more.length], [person.email, told.fr, 0]);
  assert.match(notice?.text ?? '', /Appareil\u00A0: Chrome sur Android\n/);
  assert.match(notice?.text ?? '', /Moment\u00A0: \p{L}+ \S+\s\p{L}+ à\u00A0\d{1,2}\u00A0h/u);
  assert.ok(notice?.text.includes(`\n${config.publicUrl}/#/app/account/devices\n`));
  assert.ok(notice?.html.includes(`href="${config.publicUrl}/#/app/account/devices"`));
});

test('the email about a new device uses the language of the account, not that of the device (product §6 mail)', async (t) => {
  const { elsewhere, notices, signIn, visitor } = await setUp(t);
  await visitor.send({ method: 'PATCH', url: '/api/user', payload: { lang: 'en' } });
  await signIn(elsewhere());
  assert.deepEqual(
    (await notices()).map(({ lang, subject }) => [lang, subject]),
    [['en', told.en]],
  );
});

test('signing up, and signing in again on a known device, send no email about a new device (product §8 devices)', async (t) => {
  const { elsewhere, notices, signIn, visitor } = await setUp(t);
  await visitor.send({ url: '/api/logout' });
  assert.equal((await signIn(visitor)).statusCode, 200);
  assert.equal((await notices()).length, 0);
  const other = elsewhere();
  await signIn(other);
  await other.send({ url: '/api/logout' });
  await signIn(other);
  assert.equal((await notices()).length, 1, 'the second time the device is known');
});

test('a device known to another account is new to this one (product §8 devices)', async (t) => {
  const { notices, signIn, signUp } = await setUp(t);
  const { visitor: neighbour } = await signUp();
  await signIn(neighbour);
  assert.equal((await notices()).length, 1);
});

test('a wrong password sends no email to anyone (product §8 devices)', async (t) => {
  const { deps, elsewhere, signIn } = await setUp(t);
  const rows = async () => (await deps.db.selectFrom('outbox').select('id').execute()).length;
  const before = await rows();
  assert.equal((await signIn(elsewhere(), 'Mauvais-Mot-1')).statusCode, 403);
  assert.equal(await rows(), before);
});

test('recovery by a mailed link sends one email, about the password change, and makes the device known (product §8 devices)', async (t) => {
  const { elsewhere, keyOf, mail, modify, notices, person, signIn } = await setUp(t);
  const browser = elsewhere();
  assert.equal((await modify(await keyOf(person), person.login, {}, browser)).statusCode, 200);
  assert.equal((await mail.to(person.email))[0]?.subject, 'Votre mot de passe a changé');
  await signIn(browser, 'Goéland-Tempête-42');
  assert.equal((await notices()).length, 0);
});

test('one account gets at most five emails an hour about new devices, and every sign-in still succeeds (product §8 limits)', async (t) => {
  const { elsewhere, notices, signIn } = await setUp(t, { RATE_LIMITS: 'on' });
  for (let times = 0; times < 7; times += 1) assert.equal((await signIn(elsewhere())).statusCode, 200);
  assert.equal((await notices()).length, 5);
});

test('a change of password makes every other device unknown, and a copied device cookie too (product §8 devices)', async (t) => {
  const { elsewhere, notices, person, signIn, visitor } = await setUp(t);
  const copy = elsewhere();
  copy.cookies.set('device', visitor.cookies.get('device') ?? '');
  const newPassword = 'Outarde 9 bouleaux!';
  const { statusCode } = await visitor.send({
    method: 'POST',
    url: '/api/user/password',
    payload: { password: person.password, newPassword, confirmNewPassword: newPassword },
  });
  assert.equal(statusCode, 204);
  assert.equal((await signIn(copy, newPassword)).statusCode, 200);
  assert.equal((await notices()).length, 1);
  await visitor.send({ url: '/api/logout' });
  assert.equal((await signIn(visitor, newPassword)).statusCode, 200);
  assert.equal((await notices()).length, 1, 'the device that changed it stays known');
});
