import assert from 'node:assert/strict';

import { rule, ruleOfBoth, type PortalSession } from '../otherBackEnd/rule.ts';
import { arrive, person, says, send } from '../otherBackEnd/steps.ts';

const ask = async (session: PortalSession): Promise<void> => {
  await session.page.locator('[name=email]').fill('Marie@Exemple.ca');
  await session.page.locator('[name=nam]').fill('test 5412 2816');
  await send(session);
};

ruleOfBoth(
  'recovery sends email, nam and the language, then login says that an email was sent (spec §2 recover-screen, spec §3 recovery-payloads, spec §4 recovery, spec §7 recover)',
  async (session) => {
    await session.open('/recover');
    await ask(session);
    await arrive(session, '/login');
    await says(session, 'status', session.t('recover.mailSent'));
    assert.deepEqual(JSON.parse(session.host.backEnd.calls('POST recover')[0]?.body ?? ''), {
      email: person.email,
      nam: person.nam,
      lang: 'fr',
    });
  },
);

rule(
  'a refused recovery shows the message of the body, read as JSON, as received, and the form can be sent again (spec §2 recover-screen, spec §8 shown)',
  async (session) => {
    for (const type of ['text/plain', 'application/json', 'text/html']) {
      session.host.backEnd.answer('POST recover', {
        status: 400,
        type,
        body: `{"message":"Dossier absent (${type})."}`,
      });
      await session.open('/recover');
      await ask(session);
      await says(session, 'alert', `Dossier absent (${type}).`);
    }
    session.host.backEnd.answer('POST recover', { type: 'text/plain', body: 'ok' });
    await send(session);
    await arrive(session, '/login');
  },
);

rule('recovery checks its two fields before it sends anything (spec §5 recovery-form)', async (session) => {
  await session.open('/recover');
  await send(session);
  for (const message of ['errors.invalidEmail', 'errors.jsnamInvalidChars'])
    await session.page.locator('form').getByText(session.t(message)).waitFor();
  assert.deepEqual(session.host.backEnd.heard, []);
});

ruleOfBoth(
  'the emailed link shows the login, takes a new password and signs in (spec §2 recover-do-screen, spec §3 recovery-payloads, spec §4 signed-in, spec §7 recover)',
  async (session) => {
    const {
      page,
      open,
      t,
      host: { backEnd },
    } = session;
    await open('/recover/do?key=cl%C3%A9-1%2F2');
    await page.getByText(t('newPassword.account', { login: person.login }), { exact: true }).waitFor();
    assert.ok(!page.url().includes('cl'), `The key still stands in ${page.url()}.`);
    await page.locator('[name=newPassword]').fill(person.password);
    await page.locator('[name=confirmNewPassword]').fill(person.password);
    await send(session);
    await arrive(session, '/app/home');
    assert.deepEqual(JSON.parse(backEnd.calls('POST recover/user')[0]?.body ?? ''), { key: 'clé-1/2' });
    assert.deepEqual(JSON.parse(backEnd.calls('POST recover/modify')[0]?.body ?? ''), {
      username: person.login,
      newPassword: person.password,
      confirmNewPassword: person.password,
      key: 'clé-1/2',
    });
    assert.equal((await session.stored()).session['user'], person.login);
  },
);

rule(
  'a new password follows the rules of sign-up, and must be typed twice (spec §5 recovery-form, spec §5 confirmation)',
  async (session) => {
    const { page, open, t } = session;
    await open('/recover/do?key=k');
    await page.locator('[name=newPassword]').fill('trop simple');
    await page.locator('[name=confirmNewPassword]').fill('autre');
    await send(session);
    for (const message of ['user.modify.invalidPassword', 'user.modify.passwordMustMatch'])
      await page.locator('form').getByText(t(message)).waitFor();
    assert.deepEqual(session.host.backEnd.calls('POST recover/modify'), []);
  },
);

rule('an unknown key says so, and leads to a new one (spec §2 recover-do-screen)', async (session) => {
  for (const answer of [
    { status: 410 },
    { status: 404, type: 'application/json', body: '{"message":"Clé inconnue"}' },
  ]) {
    session.host.backEnd.answer('POST recover/user', answer);
    await session.open('/login');
    await session.open('/recover/do?key=vieille');
    await session.page.getByRole('alert').waitFor();
    await session.page.locator('main a[href="#/recover"]').waitFor();
    assert.ok(session.currentAddress().startsWith('/recover/do'));
  }
});
