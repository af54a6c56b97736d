import { tzlib_get_ical_block } from 'timezones-ical-library';

/** VTIMEZONE (RFC 5545) under the given name; the zone database aliases America/Blanc-Sablon to another island. */
export const timeZoneBlock = (timeZone: string): string => {
  const [block, filedAs] = tzlib_get_ical_block(timeZone);
  const name = typeof filedAs === 'string' ? filedAs.replace('TZID=', '') : timeZone;
  return String(block).replaceAll(`:${name}\r\n`, `:${timeZone}\r\n`);
};
