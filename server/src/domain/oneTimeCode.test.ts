import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Secret } from 'otpauth';

import { codeAt, enrolmentUri, newTotpSecret, stepOfCode } from './oneTimeCode.ts';

const secret = Secret.fromUTF8('12345678901234567890').base32;
const at = (seconds: number): Date => new Date(seconds * 1_000);

/** RFC 6238, appendix B, SHA-1; of the eight digits there, the last six. */
const vectors: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];

test('the codes are those of RFC 6238', () => {
  for (const [seconds, code] of vectors) {
    assert.equal(codeAt(secret, at(seconds)), code);
    assert.equal(stepOfCode(code, secret, at(seconds)), Math.floor(seconds / 30));
  }
});

test('a code is right for its own step, the one before and the one after, and for no other', () => {
  const now = at(1_234_567_890);
  const step = Math.floor(1_234_567_890 / 30);
  for (const away of [-1, 0, 1])
    assert.equal(stepOfCode(codeAt(secret, at(1_234_567_890 + away * 30)), secret, now), step + away);
  for (const away of [-2, 2])
    assert.equal(stepOfCode(codeAt(secret, at(1_234_567_890 + away * 30)), secret, now), null);
});

test('spaces in a typed code do not matter; anything but six digits is no code', () => {
  assert.notEqual(stepOfCode(' 005 924 ', secret, at(1_234_567_890)), null);
  for (const typed of ['', '5924', '0059240', '00592x', '1234-5678-9012'])
    assert.equal(stepOfCode(typed, secret, at(1_234_567_890)), null, typed);
});

test('a new secret has 160 bits, and its link carries it', () => {
  const made = newTotpSecret();
  assert.match(made, /^[A-Z2-7]{32}$/);
  assert.match(enrolmentUri(made, 'lea.roy'), new RegExp(`^otpauth://totp/.*lea\\.roy\\?.*secret=${made}`));
});
