// Holds: product §4 calendar-file
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { timeZoneBlock } from './timeZoneBlock.ts';

test('the calendar file contains the rules of every zone that a clinic may use, under its exact name', () => {
  for (const zone of [...Intl.supportedValuesOf('timeZone'), 'America/Montreal', 'Canada/Eastern', 'UTC']) {
    assert.match(
      timeZoneBlock(zone),
      new RegExp(`^BEGIN:VTIMEZONE\r\nTZID:${zone.replace('+', '\\+')}\r\n[^]*END:VTIMEZONE`),
      zone,
    );
  }
});
