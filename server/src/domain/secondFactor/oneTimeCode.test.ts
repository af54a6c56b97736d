import assert from 'node:assert/strict';
import { test } from 'node:test';

import { codeAt, rfcSecret } from '../../../test/support/authenticator.ts';
import { enrolmentUri, newSecret, nextCode, stepOfCode } from './oneTimeCode.ts';

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
  for (const [seconds, code] of vectors)
    assert.equal(stepOfCode(code, rfcSecret, at(seconds)), Math.floor(seconds / 30));
});

test('a code is right for its own step, the one before and the one after, and for no other', () => {
  const now = 1_234_567_890;
  for (const away of [-1, 0, 1])
    assert.equal(stepOfCode(codeAt(rfcSecret, at(now + away * 30)), rfcSecret, at(now)), now / 30 + away);
  for (const away of [-2, 2])
    assert.equal(stepOfCode(codeAt(rfcSecret, at(now + away * 30)), rfcSecret, at(now)), null);
});

test('spaces in a typed code do not matter; anything but six digits is no code', () => {
  assert.notEqual(stepOfCode(' 005 924 ', rfcSecret, at(1_234_567_890)), null);
  for (const typed of ['', '5924', '0059240', '00592x', '1234-5678-9012', '٠٠٥٩٢٤'])
    assert.equal(stepOfCode(typed, rfcSecret, at(1_234_567_890)), null, typed);
});

test('a new secret has 160 bits, and its link names the portal and the login without a plus sign', () => {
  const made = newSecret();
  assert.match(made, /^[A-Z2-7]{32}$/);
  assert.notEqual(newSecret(), made);
  assert.equal(
    enrolmentUri(made, 'lea roy'),
    `otpauth://totp/Portail%20patient:lea%20roy?secret=${made}&issuer=Portail%20patient&algorithm=SHA1&digits=6&period=30`,
  );
});

test('the next code is that of now, then the one after it, and none while both have served', () => {
  const now = at(1_234_567_890);
  const step = 1_234_567_890 / 30;
  assert.equal(nextCode(rfcSecret, now, null), '005924');
  assert.equal(nextCode(rfcSecret, now, step - 5), '005924');
  assert.equal(stepOfCode(nextCode(rfcSecret, now, step) ?? '', rfcSecret, now), step + 1);
  assert.equal(nextCode(rfcSecret, now, step + 1), null);
});
