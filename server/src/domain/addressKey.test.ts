// Holds: product §4 rate-limits
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { addressKey, wideAddressKey } from './addressKey.ts';

test('the rate limit counts an IPv4 address by itself, however it is written', () => {
  assert.equal(addressKey('192.0.2.1'), '192.0.2.1');
  assert.equal(addressKey('::ffff:192.0.2.1'), '192.0.2.1');
  assert.equal(addressKey('::FFFF:192.0.2.1'), '192.0.2.1');
});

test('the rate limit counts an IPv6 address by its network of 64 bits', () => {
  const network = '2001:db8:1:2';
  for (const address of [
    '2001:db8:1:2::1',
    '2001:0db8:0001:0002:3:4:5:6',
    '2001:DB8:1:2:ffff::',
    '2001:db8:1:2:a:b:c:d%eth0',
  ]) {
    assert.equal(addressKey(address), network, address);
  }
  assert.notEqual(addressKey('2001:db8:1:3::1'), network);
  assert.equal(addressKey('::1'), '0:0:0:0');
  assert.equal(addressKey('2001:db8::1'), '2001:db8:0:0');
  assert.equal(addressKey('fe80::'), 'fe80:0:0:0');
  assert.equal(addressKey('2001::1:2:3:4:5:6'), '2001:0:1:2');
});

test('the port that a proxy adds to an address makes no new client (product §4 rate-limits)', () => {
  assert.equal(addressKey('192.0.2.1:1000'), '192.0.2.1');
  assert.equal(addressKey('192.0.2.1:1001'), '192.0.2.1');
  assert.equal(addressKey('[2001:db8:1:2::1]:1000'), '2001:db8:1:2');
  assert.equal(addressKey('[2001:db8:1:2::1]'), '2001:db8:1:2');
  assert.equal(addressKey('[::ffff:192.0.2.1]:9'), '192.0.2.1');
});

test('an IPv6 address is counted by its network of 48 bits too, an IPv4 address is not (product §4 rate-limits)', () => {
  assert.equal(wideAddressKey('2001:db8:1:2::1'), '2001:db8:1/48');
  assert.equal(wideAddressKey('[2001:0db8:0001:ffff::9]:1000'), '2001:db8:1/48');
  assert.deepEqual(['192.0.2.1', '192.0.2.1:1000', '::ffff:192.0.2.1'].map(wideAddressKey), [null, null, null]);
});
