// Holds: product §4 calendar-file
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { timeZoneBlock } from './timeZoneBlock.ts';

test('every zone that a clinic may keep has its rules, under the very name it is called by', () => {
  for (const zone of [...Intl.supportedValuesOf('timeZone'), 'America/Montreal', 'Canada/Eastern', 'UTC']) {
    assert.match(
      timeZoneBlock(zone),
      new RegExp(`^BEGIN:VTIMEZONE\r\nTZID:${zone.replace('+', '\\+')}\r\n[^]*END:VTIMEZONE`),
      zone,
    );
  }
});
