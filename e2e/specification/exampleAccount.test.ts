import assert from 'node:assert/strict';

import { makeService } from '../../examples/back-end/service.ts';
import { rule } from '../otherBackEnd/rule.ts';
import { arrive, fillSignup, goTo, person, pressLogout, says, send, signIn } from '../otherBackEnd/steps.ts';

const heading = { fr: 'Généralités', en: 'General' };
const newcomer = { login: 'luc.roy', email: 'luc@exemple.ca' };
const changed = 'Barque 9 tilleuls!';

for (const lang of ['fr', 'en'] as const) {
  const service = makeService();

  rule(
    'a strict service receives the calls of sign-up, recovery and the legal texts with the fields of section 7 and no other (spec §7 signup, spec §7 recover, spec §7 legal)',
    async (given) => {
      const { page, t, open } = given;
      const leave = async () => {
        await pressLogout(page);
        await says(given, 'status', t('login.successfulLogout'));
      };
      for (const text of ['terms', 'privacy']) {
        await open(`/${text}`);
        await page.getByRole('heading', { name: heading[lang] }).waitFor();
      }

      await open('/signup');
      await fillSignup(given, newcomer);
      await send(given);
      await arrive(given, '/app/home');
      assert.equal(service.state.passwords.get(newcomer.login), person.password);
      await leave();

      await goTo(given, '/recover');
      await page.locator('[name=email]').fill(person.email);
      await page.locator('[name=nam]').fill(person.nam);
      await send(given);
      await says(given, 'status', t('recover.mailSent'));

      await open('/recover/do?key=cle-1');
      for (const name of ['newPassword', 'confirmNewPassword']) await page.locator(`[name=${name}]`).fill(changed);
      await send(given);
      await arrive(given, '/app/home');
      assert.equal(service.state.passwords.get(person.login), changed);
      await leave();

      await signIn(given, '/login', changed);
      await arrive(given, '/app/home');
      assert.equal(new Set(service.state.sessions.values()).size, 2, 'Both people were signed in.');
      assert.deepEqual(service.refused, []);
    },
    { lang, service },
  );
}
