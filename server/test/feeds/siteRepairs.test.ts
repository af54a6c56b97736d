// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { repairPhone } from '../../src/feeds/slots/phoneRepair.ts';
import { repairPostalCode } from '../../src/feeds/slots/postalRepair.ts';
import { siteTimeZone } from '../../src/feeds/slots/siteTimeZone.ts';

test('the import restores and notes the zeros that a spreadsheet removed from a ZIP code', () => {
  const cases: [string, string, string | null, string[]][] = [
    ['8332-3762', 'NJ', '08332-3762', ['zipLeadingZeroRestored']],
    ['8015-385', 'NJ', '08015-0385', ['zipLeadingZeroRestored']],
    ['901', 'PR', '00901', ['zipLeadingZeroRestored']],
    ['10001', 'NY', '10001', []],
    ['1001', 'NY', null, ['postalCodeUnreadable']],
    ['h2x1y4', 'QC', 'H2X 1Y4', []],
    ['', 'NJ', null, ['postalCodeMissing']],
    ['unknown', 'NJ', null, ['postalCodeUnreadable']],
  ];
  for (const [published, state, postalCode, notes] of cases)
    assert.deepEqual(repairPostalCode(published, state), { postalCode, notes });
});

test('the import formats a phone number as the network does, and omits one that lacks digits', () => {
  assert.deepEqual(repairPhone('(856) 825-7742'), { phone: '856 825-7742', notes: [] });
  assert.deepEqual(repairPhone('+1 514 555 0199'), { phone: '514 555-0199', notes: [] });
  for (const short of ['(609) 877-700', '(732) 341-22'])
    assert.deepEqual(repairPhone(short), { phone: null, notes: ['phoneUnreadable'] });
  for (const dear of ['1-900-555-1234', '514-976-1234'])
    assert.deepEqual(repairPhone(dear), { phone: null, notes: ['phonePremium'] });
  assert.deepEqual(repairPhone(''), { phone: null, notes: ['phoneMissing'] });
});

test('a site uses the time zone of its position, and in Quebec that of its municipality', () => {
  const millville = {
    state: 'NJ',
    city: 'Millville',
    postalCode: '08332',
    position: { latitude: 39.4056, longitude: -75.0392 },
  };
  assert.equal(siteTimeZone(millville), 'America/New_York');
  assert.equal(siteTimeZone({ ...millville, position: null }), null);
  assert.equal(
    siteTimeZone({ state: 'QC', city: 'Kegaska', postalCode: 'G0G 1S0', position: null }),
    'America/Blanc-Sablon',
  );
});
