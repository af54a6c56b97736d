// Holds: product §4 rate-limits
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { TooManyAttempts } from '../../src/domain/errors.ts';
import { testApp } from '../support/testApp.ts';

test('one IPv6 network of 48 bits has four times the tries of an address at login, sign-up, recovery, keys, codes and as a guest, whatever its networks of 64 bits', async (t) => {
  const { deps } = await testApp(t, { env: { RATE_LIMITS: 'on' } });
  const { limits } = deps;
  let names = 0;
  const login = (address: string) => {
    names += 1;
    return limits.admitLogin({ address, username: `nom.${names}`, knownDevice: null });
  };
  const doors: [most: number, admit: (address: string) => Promise<void>][] = [
    [120, login],
    [80, limits.admitSignup],
    [40, limits.admitRecovery],
    [40, limits.admitMailedKey],
    [40, limits.admitInvitationCode],
    [480, limits.admitGuest],
  ];
  for (const [door, [most, admit]] of doors.entries()) {
    const attempt = (number: number, network: string) => admit(`${network}:${number % 5}::1`);
    for (let number = 0; number < most; number += 1) await attempt(number, '2001:db8:1');
    await assert.rejects(attempt(most, '2001:db8:1'), TooManyAttempts, String(door));
    await attempt(most, '2001:db8:2');
  }
});
