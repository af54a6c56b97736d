import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { keyIn, sendAll, senderDeps } from '../support/mail.ts';
import { newPassword, recoveryStage } from '../support/recovery.ts';
import { openBrowser } from '../support/browser.ts';

const person = {
  email: 'canari.courriel@exemple.ca',
  login: 'canari.login',
  nam: 'CANZ85021512',
  password: 'Canari-Secret-Bleuet-7',
};
const pending = 'canari.nouvelle@exemple.ca';

/** Everything an account lives through by mail, with every call and every mail seen by the log. */
const wholeLife = async (t: TestContext) => {
  const lines: string[] = [];
  const stage = await recoveryStage(t, {
    logSink: { write: (line) => void lines.push(line) },
    env: { LOG_LEVEL: 'debug' },
  });
  const { app, ask, deps, keyOf, mail, modify, open } = stage;
  const { visitor } = await stage.signUp(person);
  const verificationKey = keyIn((await mail.to(person.email))[0]);
  await openBrowser(app).send({ method: 'POST', url: '/api/signup/verify', payload: { key: verificationKey } });
  await visitor.send({
    method: 'POST',
    url: '/api/user/email',
    payload: { password: person.password, email: pending },
  });
  await visitor.send({
    method: 'POST',
    url: '/api/user/password',
    payload: { password: `${person.password}!`, newPassword, confirmNewPassword: newPassword },
  });
  await visitor.send({ url: '/api/user/sessions' });
  const key = await keyOf(person);
  await open({ key });
  await open(key, { 'content-type': 'text/plain' });
  await modify(key, 'canari.login', { confirmNewPassword: `${newPassword}!` });
  await modify(key, 'canari.autre');
  const recovered = await modify(key, person.login);
  await modify(key, person.login);
  await ask({ email: person.email, nam: `${person.nam}x` });
  await openBrowser(app).send({ url: `/api/recover?key=${key}` });
  const failing = Object.assign(new Error(`550 ${person.email}`), { code: 'EENVELOPE' });
  await sendAll(senderDeps(deps, { deliver: () => Promise.reject(failing), close: () => undefined }, []));
  const cookies = recovered.cookies.map(({ value }) => value);
  return {
    ...stage,
    lines,
    secrets: { ...person, pending, newPassword, key, verificationKey, ...Object.fromEntries(cookies.entries()) },
  };
};

test('no log line contains an address, a health number, a password, a key or a cookie, whatever succeeds or fails (product §8 logs)', async (t) => {
  const { lines, secrets } = await wholeLife(t);
  assert.ok(lines.length >= 14, `${lines.length} lines`);
  const log = lines.join('');
  for (const [name, secret] of Object.entries(secrets)) assert.equal(log.includes(secret), false, name);
});

test('the database stores no key, password or health number in the clear, and no fast digest of one (product §8 private-numbers)', async (t) => {
  const {
    database,
    secrets: { key, nam, newPassword: chosen, password, verificationKey },
  } = await wholeLife(t);
  const { rows: tables } = await database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ row: string }>(`select t::text as row from "${name}" as t`);
    texts.push(...rows.map(({ row }) => row));
  }
  const dump = texts.join('\n');
  assert.ok(dump.includes(person.login), 'the dump is read');
  const {
    rows: [digests],
  } = await sql<Record<string, string>>`
    select ${sql.join(
      [key, verificationKey, nam, password, chosen].flatMap((secret, at) => [
        sql`encode(sha256(convert_to(${secret}, 'UTF8')), 'hex') as ${sql.ref(`sha${at}`)}`,
        sql`md5(${secret}) as ${sql.ref(`md${at}`)}`,
      ]),
    )}`.execute(database.db);
  for (const secret of [key, verificationKey, nam, password, chosen, ...Object.values(digests ?? {})]) {
    assert.equal(dump.includes(secret), false, secret);
    assert.equal(dump.includes(Buffer.from(secret).toString('hex')), false, secret);
  }
});

test('no answer contains a key, and only the profile contains the address or the health number (product §4 recovery)', async (t) => {
  const { ask, keyOf, modify, open, signUp } = await recoveryStage(t);
  const { visitor } = await signUp(person);
  const key = await keyOf(person);
  const answers = [
    await ask(person),
    await open({ key }),
    await visitor.send({ url: '/api/user/sessions' }),
    await visitor.send({ url: '/api/user/consents' }),
    await modify(key, 'x'),
    await modify(key, person.login),
  ];
  for (const { body, headers } of answers) {
    const shown = `${body}${JSON.stringify(headers)}`;
    for (const secret of [key, person.email, person.nam, newPassword]) assert.equal(shown.includes(secret), false);
  }
});
