// Holds: product §7 start
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { adviseOnNam, checkDigit } from '../../../contract/healthNumber.ts';
import { checkName } from '../../../contract/names.ts';
import {
  checkBirthDate,
  checkEmail,
  checkLogin,
  checkNam,
  checkPassword,
  checkPhone,
} from '../../../contract/rules.ts';
import { messages } from '../../src/demo/messages.ts';
import {
  childOf,
  demoAccount,
  demoPatient,
  invitedPerson,
  olderParent,
  otherPatients,
  syntheticNam,
} from '../../src/demo/people.ts';
import { servicesOf } from '../../src/demo/services.ts';
import { demoClinics } from '../../src/demo/clinics.ts';
import { isGuessable } from '../../src/domain/guessablePassword.ts';

const everyone = [demoPatient, invitedPerson, childOf(2026), olderParent, ...otherPatients];

test('every person of the demo passes the form rules', () => {
  for (const { firstName, lastName, birthDate, phone } of everyone) {
    const problems = [
      checkName(firstName),
      checkName(lastName),
      checkBirthDate(birthDate, '2026-11-20'),
      phone === null ? undefined : checkPhone(phone),
    ];
    assert.deepEqual(problems, [undefined, undefined, undefined, undefined], `${firstName} ${lastName}`);
  }
});

test('every demo health number is well formed, and its check digit matches the century of birth', () => {
  for (const person of everyone) {
    const nam = syntheticNam(person);
    assert.equal(checkNam(nam), undefined, nam);
    assert.equal(adviseOnNam(nam), undefined, nam);
    assert.equal(Number(nam.slice(11)), checkDigit(nam, Number(person.birthDate.slice(0, 2))));
  }
  assert.match(syntheticNam(demoPatient), /^CASE8654121\d$/);
  assert.match(syntheticNam({ ...demoPatient, lastName: 'Ó', firstName: 'Œ' }), /^OXXO/);
});

test('the demo patient could sign up with the demo login, email and password', async () => {
  const { login, email, password } = demoAccount;
  assert.deepEqual([checkLogin(login), checkEmail(email), checkPassword(password)], [undefined, undefined, undefined]);
  assert.equal(await isGuessable(password, { login, email, nam: syntheticNam(demoPatient) }), false);
});

const wrongAnywhere = /['"]|\.\.\.|^\s|\s$| {2}/m;
const wrongInFrench = /\s[;!?]|(?<!\u00a0):|«(?!\u00a0)|(?<!\u00a0)»|\d h|\dh|[“”]|veuillez|désolé/i;

test('every text of the demo follows the typography of Quebec', () => {
  const french = [
    ...messages.filter(({ lang }) => lang === 'fr').flatMap(({ subject, body }) => [subject, body]),
    ...Object.values(servicesOf)
      .flat()
      .map(({ fr }) => fr),
    ...demoClinics.flatMap(({ name, address }) => [name, address[0], address[1]]),
  ];
  const english = [
    ...messages.filter(({ lang }) => lang === 'en').flatMap(({ subject, body }) => [subject, body]),
    ...Object.values(servicesOf)
      .flat()
      .map(({ en }) => en),
  ];
  for (const text of [...french, ...english]) assert.doesNotMatch(text, wrongAnywhere);
  for (const text of french) assert.doesNotMatch(text, wrongInFrench);
});
