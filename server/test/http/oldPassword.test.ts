// Holds: product §4 recovery, product §4 changes
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { putPassword } from '../../src/data/passwordChanges.ts';
import { keyIn } from '../support/mail.ts';
import { intruders, setUp, signInAt, told, wrongNameOrPassword } from '../support/oldPassword.ts';
import { askedBeforeCommit } from '../support/overtaken.ts';
import { newPassword } from '../support/recovery.ts';
import { logIn, openBrowser } from '../support/browser.ts';

for (const url of ['/api/login', '/api/user/reopen']) {
  test(`${url} with the old password, answered after a recovery, opens nothing and is refused like a wrong password (product §4 recovery)`, async (t) => {
    const scene = await setUp(t);
    const late = await scene.overtaken(signInAt(scene, url), scene.recover);
    assert.equal(told(late), wrongNameOrPassword);
    assert.equal(
      late.cookies.some(({ name }) => name === 'session'),
      false,
    );
    assert.equal(await scene.sessions(), 1, 'the one of the recovery');
    const refused = await scene.db
      .selectFrom('audit_events')
      .select('entity_id as entity')
      .where('action', '=', 'session.refused')
      .execute();
    assert.deepEqual(refused, [{ entity: scene.accountId }]);
  });

  test(`${url} with the old password waits while a new one is being saved, and is refused (product §4 recovery)`, async (t) => {
    const scene = await setUp(t);
    const {
      accountId,
      db,
      deps: { passwords },
    } = scene;
    const passwordHash = await passwords.hash(newPassword);
    const late = await askedBeforeCommit(
      db,
      (transaction) => putPassword(transaction, { accountId, passwordHash, keptSessionId: null }),
      signInAt(scene, url),
    );
    assert.equal(told(late), wrongNameOrPassword);
    assert.equal(await scene.sessions(), 0);
  });
}

test('the old password does not reopen a closed account once its owner has closed it with another password (product §4 reopen)', async (t) => {
  const scene = await setUp(t);
  const { account, acts, app, overtaken, person, recover } = scene;
  assert.equal((await acts.close()).statusCode, 200);
  const late = await overtaken(signInAt(scene, '/api/user/reopen'), async () => {
    await recover();
    const owner = openBrowser(app);
    await logIn(owner, person.login, newPassword);
    await owner.send({ method: 'POST', url: '/api/user/close', payload: { password: newPassword, visits: 'keep' } });
  });
  assert.equal(told(late), wrongNameOrPassword);
  assert.notEqual((await account()).closedAt, null);
});

for (const act of ['password', 'email', 'close'] as const) {
  test(`user/${act} accepted with the old password, but answered after a recovery, changes nothing (product §4 recovery)`, async (t) => {
    const { account, acts, mail, overtaken, recover, signsIn } = await setUp(t);
    assert.equal(told(await overtaken(acts[act], recover)), '401 error.msg.invalidToken');
    const { closedAt, pendingEmail } = await account();
    assert.deepEqual([closedAt, pendingEmail], [null, null]);
    assert.equal(await signsIn(newPassword), true);
    assert.deepEqual(await mail.to(intruders), []);
  });

  test(`user/${act} with the old password waits while a new one is being saved, and changes nothing (product §4 recovery)`, async (t) => {
    const {
      account,
      accountId,
      acts,
      db,
      deps: { passwords },
      signsIn,
    } = await setUp(t);
    const passwordHash = await passwords.hash(newPassword);
    const late = await askedBeforeCommit(
      db,
      (transaction) => putPassword(transaction, { accountId, passwordHash, keptSessionId: null }),
      acts[act],
    );
    assert.equal(told(late), '401 error.msg.invalidToken');
    assert.deepEqual(await account(), { hash: passwordHash, pendingEmail: null, closedAt: null });
    assert.equal(await signsIn(newPassword), true);
  });

  test(`user/${act} is refused like a wrong password when another tab of the same session has changed the password meanwhile (product §4 changes)`, async (t) => {
    const { account, acts, overtaken, person, signsIn, visitor } = await setUp(t);
    const payload = { password: person.password, newPassword, confirmNewPassword: newPassword };
    const late = await overtaken(acts[act], () => visitor.send({ method: 'POST', url: '/api/user/password', payload }));
    assert.deepEqual(
      [late.statusCode, late.json()],
      [403, { message: 'errors.wrongPassword', fields: { password: 'errors.wrongPassword' } }],
    );
    const { closedAt, pendingEmail } = await account();
    assert.deepEqual([closedAt, pendingEmail], [null, null]);
    assert.equal(await signsIn(newPassword), true);
  });

  test(`user/${act} does nothing for a session that another device has ended meanwhile (product §4 devices)`, async (t) => {
    const { account, acts, app, overtaken, person } = await setUp(t);
    const other = openBrowser(app);
    await logIn(other, person.login, person.password);
    const before = await account();
    const late = await overtaken(acts[act], () => other.send({ method: 'DELETE', url: '/api/user/sessions/others' }));
    assert.equal(told(late), '401 error.msg.invalidToken');
    assert.deepEqual(await account(), before);
  });
}

test('an address requested with the old password is not confirmed while a new password is being saved (product §4 recovery)', async (t) => {
  const {
    accountId,
    acts,
    app,
    db,
    deps: { passwords },
    mail,
    person,
  } = await setUp(t);
  await acts.email();
  const key = keyIn((await mail.to(intruders))[0]);
  const passwordHash = await passwords.hash(newPassword);
  const late = await askedBeforeCommit(
    db,
    (transaction) => putPassword(transaction, { accountId, passwordHash, keptSessionId: null }),
    () => openBrowser(app).send({ method: 'POST', url: '/api/signup/verify', payload: { key } }),
  );
  assert.equal(late.statusCode, 410);
  const { email } = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  assert.equal(email, person.email);
});

test('rehashing the old password at today’s cost does not overwrite a new password (product §4 recovery)', async (t) => {
  const scene = await setUp(t);
  await scene.outdate();
  const late = await scene.overtaken(signInAt(scene, '/api/login'), scene.recover);
  assert.equal(told(late), wrongNameOrPassword);
  assert.equal(await scene.signsIn(newPassword), true);
  assert.equal(await scene.signsIn(scene.person.password), false);
});

test('a person still gets in when another sign-in has rehashed their password meanwhile (product §8 identity)', async (t) => {
  const scene = await setUp(t);
  await scene.outdate();
  const signIn = signInAt(scene, '/api/login');
  const late = await scene.overtaken(signIn, async () => {
    assert.equal((await signIn()).statusCode, 200);
  });
  assert.equal(late.statusCode, 200);
  await scene.outdate();
  const changed = await scene.overtaken(scene.acts.email, async () => {
    assert.equal((await signIn()).statusCode, 200);
  });
  assert.equal(changed.statusCode, 204);
});
