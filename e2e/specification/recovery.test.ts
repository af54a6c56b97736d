import assert from 'node:assert/strict';

import { rule, ruleOfBoth, type Appointment } from '../otherBackEnd/rule.ts';
import { arrive, person, says, send } from '../otherBackEnd/steps.ts';

const ask = async (appointment: Appointment): Promise<void> => {
  await appointment.page.locator('[name=email]').fill('Marie@Exemple.ca');
  await appointment.page.locator('[name=nam]').fill('test 5412 2816');
  await send(appointment);
};

ruleOfBoth(
  'recovery sends email, nam and the language, then login says that a mail was sent (spec §2 recover-screen, spec §3 recovery-payloads, spec §4 recovery, spec §7 recover)',
  async (appointment) => {
    await appointment.open('/recover');
    await ask(appointment);
    await arrive(appointment, '/login');
    await says(appointment, 'status', appointment.t('recover.mailSent'));
    assert.deepEqual(JSON.parse(appointment.host.backEnd.calls('POST recover')[0]?.body ?? ''), {
      email: person.email,
      nam: person.nam,
      lang: 'fr',
    });
  },
);

rule(
  'a refused recovery shows the message of the body, read as JSON, as received, and the form can be sent again (spec §2 recover-screen, spec §8 shown)',
  async (appointment) => {
    for (const type of ['text/plain', 'application/json', 'text/html']) {
      appointment.host.backEnd.answer('POST recover', {
        status: 400,
        type,
        body: `{"message":"Dossier absent (${type})."}`,
      });
      await appointment.open('/recover');
      await ask(appointment);
      await says(appointment, 'alert', `Dossier absent (${type}).`);
    }
    appointment.host.backEnd.answer('POST recover', { type: 'text/plain', body: 'ok' });
    await send(appointment);
    await arrive(appointment, '/login');
  },
);

rule('recovery checks its two fields before it sends anything (spec §5 recovery-form)', async (appointment) => {
  await appointment.open('/recover');
  await send(appointment);
  for (const message of ['errors.invalidEmail', 'errors.jsnamInvalidChars'])
    await appointment.page.locator('form').getByText(appointment.t(message)).waitFor();
  assert.deepEqual(appointment.host.backEnd.heard, []);
});

ruleOfBoth(
  'the mailed link posts its key, shows the login, takes a new password and goes to /app/home, logged in (spec §2 recover-do-screen, spec §3 recovery-payloads, spec §4 signed-in, spec §7 recover)',
  async (appointment) => {
    const {
      page,
      open,
      host: { backEnd },
    } = appointment;
    await open('/recover/do?key=cl%C3%A9-1%2F2');
    await page.getByText(person.login).first().waitFor();
    assert.ok(!page.url().includes('cl'), `The key still stands in ${page.url()}.`);
    await page.locator('[name=newPassword]').fill(person.password);
    await page.locator('[name=confirmNewPassword]').fill(person.password);
    await send(appointment);
    await arrive(appointment, '/app/home');
    assert.deepEqual(JSON.parse(backEnd.calls('POST recover/user')[0]?.body ?? ''), { key: 'clé-1/2' });
    assert.deepEqual(JSON.parse(backEnd.calls('POST recover/modify')[0]?.body ?? ''), {
      username: person.login,
      newPassword: person.password,
      confirmNewPassword: person.password,
      key: 'clé-1/2',
    });
    assert.equal((await appointment.stored()).session['user'], person.login);
  },
);

rule(
  'a new password follows the rules of sign-up, and must be typed twice (spec §5 recovery-form, spec §5 confirmation)',
  async (appointment) => {
    const { page, open, t } = appointment;
    await open('/recover/do?key=k');
    await page.locator('[name=newPassword]').fill('trop simple');
    await page.locator('[name=confirmNewPassword]').fill('autre');
    await send(appointment);
    for (const message of ['user.modify.invalidPassword', 'user.modify.passwordMustMatch'])
      await page.locator('form').getByText(t(message)).waitFor();
    assert.deepEqual(appointment.host.backEnd.calls('POST recover/modify'), []);
  },
);

rule('a key that nobody knows says so, and leads to a new one (spec §2 recover-do-screen)', async (appointment) => {
  for (const answer of [
    { status: 410 },
    { status: 404, type: 'application/json', body: '{"message":"Clé inconnue"}' },
  ]) {
    appointment.host.backEnd.answer('POST recover/user', answer);
    await appointment.open('/login');
    await appointment.open('/recover/do?key=vieille');
    await appointment.page.getByRole('alert').waitFor();
    await appointment.page.locator('main a[href="#/recover"]').waitFor();
    assert.ok(appointment.slot().startsWith('/recover/do'));
  }
});
