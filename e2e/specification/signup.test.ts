import assert from 'node:assert/strict';

import { rule, ruleOfBoth } from '../otherBackEnd/rule.ts';
import { arrive, fillSignup, person, says, send } from '../otherBackEnd/steps.ts';

ruleOfBoth(
  'sign-up sends email, password, login and nam, stores the login id and goes to /app/home (spec §2 signup-screen, spec §3 signup-payload, spec §4 signed-in, spec §7 signup)',
  async (session) => {
    await session.open('/signup');
    await fillSignup(session, { email: 'MARIE@Exemple.CA', nam: 'test 5412-2816' });
    await send(session);
    await arrive(session, '/app/home');
    const calls = session.host.backEnd.calls('POST signup');
    assert.equal(calls.length, 1);
    assert.deepEqual(JSON.parse(calls[0]?.body ?? ''), person);
    assert.deepEqual(await session.stored(), {
      session: { user: person.login, unread: '3', lang: 'fr' },
      local: { lang: 'fr' },
    });
  },
);

rule('the query parameter email fills the email and the login (spec §2 signup-prefill)', async ({ page, open }) => {
  await open('/signup?email=Luc.Roy%2Brv@exemple.ca');
  assert.equal(await page.locator('[name=email]').inputValue(), 'luc.roy+rv@exemple.ca');
  assert.equal(await page.locator('[name=login]').inputValue(), 'luc.roy+rv@exemple.ca');
  await open('/signup?email=ana+rv@exemple.ca'); // a plus sign that nobody encoded, in the same document
  for (const name of ['email', 'login']) await page.locator(`[name=${name}][value="ana+rv@exemple.ca"]`).waitFor();
});

rule(
  'an email is lower-cased and a nam upper-cased as they are typed, without spaces, at most 12 characters (spec §5 email, spec §5 nam)',
  async ({ page, open }) => {
    await open('/signup');
    await page.locator('[name=email]').pressSequentially('Luc@Exemple.CA');
    await page.locator('[name=nam]').pressSequentially('abcd 1234 5678 9');
    assert.equal(await page.locator('[name=email]').inputValue(), 'luc@exemple.ca');
    assert.equal(await page.locator('[name=nam]').inputValue(), 'ABCD12345678');
  },
);

const wrong = [
  ['email', 'luc@exemple', 'errors.invalidEmail'],
  ['email', 'luc@exemple.quebec', 'errors.invalidEmail'],
  ['nam', 'ABCD1234', 'errors.jsnamInvalidChars'],
  ['login', 'court', 'errors.jslogin1InvalidChars'],
  ['login', 'avec espace', 'errors.jslogin1InvalidChars'],
  ['password', 'Court1!', 'user.modify.invalidPassword'],
  ['password', 'sans majuscule 1!', 'user.modify.invalidPassword'],
] as const;

rule(
  'each field says what is wrong with it when it is left (spec §5 shown-when, spec §8 codes)',
  async ({ page, open, t, host }) => {
    await open('/signup');
    for (const [name, value, message] of wrong) {
      const field = page.locator(`[name=${name}]`);
      await field.fill(value);
      await field.blur();
      await page.locator('form').getByText(t(message)).waitFor();
      assert.equal(await field.getAttribute('aria-invalid'), 'true', `${name} ${value}`);
    }
    await page.locator('[name=confirmPassword]').fill('autre');
    await page.locator('form').getByText(t('user.modify.passwordMustMatch')).waitFor();
    await page.locator('[name=terms]').check();
    await page.locator('[name=terms]').uncheck(); // with the keyboard still on it: dirty, not yet left
    await page.locator('form').getByText(t('errors.acceptTermsAndPrivacy')).waitFor();
    assert.deepEqual(host.backEnd.heard, []);
  },
);

rule(
  'each layout of a nam is right: card, nine digits, nine and M, ten digits (spec §5 nam)',
  async ({ page, open, t }) => {
    await open('/signup');
    for (const nam of ['TEST54122816', 'ABCD 1234 5678', '123456789', '123456789M', '1234567890']) {
      await page.locator('[name=nam]').fill(nam);
      await page.locator('[name=nam]').blur();
      assert.equal(await page.locator('form').getByText(t('errors.jsnamInvalidChars')).count(), 0, nam);
    }
  },
);

rule('an empty sign-up marks every field and sends nothing (spec §5 shown-when, spec §5 terms)', async (session) => {
  const { page, open, t, host } = session;
  await open('/signup');
  await send(session);
  for (const name of ['email', 'nam', 'login', 'password', 'confirmPassword', 'terms'])
    await page.locator(`[name=${name}][aria-invalid=true]`).waitFor();
  for (const message of ['user.modify.passwordMustMatch', 'errors.acceptTermsAndPrivacy'])
    await page.locator('form').getByText(t(message)).waitFor();
  assert.deepEqual(host.backEnd.heard, []);
});

rule('the help of the password opens six tips, and cancel leads to login (spec §2 signup-screen)', async (session) => {
  const { page, open, t } = session;
  await open('/signup');
  await page.getByRole('button', { name: t('password.tips.open'), exact: true }).click();
  assert.equal(await page.getByRole('dialog').getByRole('listitem').count(), 6);
  await page.keyboard.press('Escape');
  await page.locator('main form ~ p a[href="#/login"]').click();
  await arrive(session, '/login');
});

rule('a refused sign-up says why, keeps what was typed and stores nobody (spec §8 shown)', async (session) => {
  session.host.backEnd.answer('POST signup', {
    status: 409,
    type: 'application/json',
    body: '{"message":"Cet identifiant existe déjà."}',
  });
  await session.open('/signup');
  await fillSignup(session);
  await send(session);
  await says(session, 'alert', 'Cet identifiant existe déjà.');
  assert.equal(await session.page.locator('[name=login]').inputValue(), person.login);
  assert.deepEqual((await session.stored()).session, { lang: 'fr' });
});
