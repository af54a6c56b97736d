// Holds: product §8 passwords
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkPassword } from '../../../contract/rules.ts';
import { isGuessable } from './guessablePassword.ts';

const marie = { login: 'marie.tremblay', email: 'mtremblay77@exemple.ca', nam: 'TREM85021512' };

/** Every row fits the policy: the list is about what the policy lets through. */
const rows = (text: string): string[] => {
  const passwords = text
    .trim()
    .split('\n')
    .map((line) => line.trim());
  for (const password of passwords) assert.equal(checkPassword(password), undefined, `${password} fits the policy`);
  return passwords;
};

test('the server rejects the passwords that lists try first, in both languages and in disguise', async () => {
  for (const password of rows(`
    Password1!
    P@ssw0rd123
    Passw0rd!23
    Pa$$w0rd123
    Welcome123!
    Welcome@2024
    Letmein123!
    Iloveyou123!
    Admin@12345
    Admin123456!
    Changeme123!
    Test123456!
    Summer2024!
    Winter2023!
    Football1!
    Michael123!
    Motdepasse1!
    Bonjour123!
    Soleil2024!
    Jetaime1234!
    Chouchou1!
    Doudou123!
    Hockey2024!
    Canadiens1!
    Montréal2024!
    Quebec2024!
    Gabrielle2015!
    Olivier1985*
  `))
    assert.equal(await isGuessable(password, marie), true, password);
});

test('the server refuses the favourites of the place as passwords, with years, signs and disguises (product §8 passwords)', async () => {
  for (const password of rows(`
    Québec2026!!
    Poutine2026!
    GoHabsGo2024!
    Sante2026!!
    Marie-Eve1990
    Tabarnak123!
    P0ut1ne2026!
    !2026Montréal
  `))
    assert.equal(await isGuessable(password, marie), true, password);
});

test('the server rejects passwords from keyboard walks, rows and repetitions', async () => {
  for (const password of rows(`
    Qwerty123!@#
    Qwertyuiop1!
    Azertyuiop1!
    Asdfghjkl1!
    1qaz@WSX3edc
    1qaz!QAZ2wsx
    !QAZ2wsx#EDC
    Abcd1234!@
    Abcdefghij1!
    Aa123456789!
    1234567890Aa!
    Aaaaaaaa1!
    Aa1!Aa1!Aa1!
  `))
    assert.equal(await isGuessable(password, marie), true, password);
});

test('the server rejects passwords from known facts: login, mailbox, parts of the health number, the network’s name', async () => {
  for (const password of rows(`
    Marie.Tremblay-x9
    xX9!mTremblay77
    Jardin-TREM-vert9
    Jardin-850215-Vert
    Jardin-85021512-V
    Réseau-Boréal-9x
    jadore-BOREAL-42
  `))
    assert.equal(await isGuessable(password, marie), true, password);
});

test('the server accepts a password of several words or of random characters', async () => {
  for (const password of rows(`
    Chalet-Bleuet-77
    Neige-Tuque-44
    Oranges&7citrons
    Vélo-rouge-1987
    Un chien jaune 42
    Ma grand-mère a 82 ans
    Correct-Horse-7-battery
    Hiver-Boucane-7
    Sucre-Erable-8
    G7#kq!zmP2
    kT9$wq2Lx!
  `))
    assert.equal(await isGuessable(password, marie), false, password);
});

test('the password check treats a health number of another province as one known word', async () => {
  const nine = { login: 'lea.roy', email: 'lr@exemple.ca', nam: '123456782M' };
  assert.equal(await isGuessable('Jardin-123456782m-V', nine), true);
  assert.equal(await isGuessable('Jardin-8Kw-lavande', nine), false);
});
