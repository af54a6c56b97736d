import { tzlib_get_ical_block } from 'timezones-ical-library';

/**
 * The rules of a zone as calendars want them (VTIMEZONE, RFC 5545), from the database of time zones, under the name that was asked:
 * America/Blanc-Sablon keeps Atlantic standard time all year and is filed under another island’s name.
 */
export const timeZoneBlock = (timeZone: string): string => {
  const [block, filedAs] = tzlib_get_ical_block(timeZone);
  const name = typeof filedAs === 'string' ? filedAs.replace('TZID=', '') : timeZone;
  return String(block).replaceAll(`:${name}\r\n`, `:${timeZone}\r\n`);
};
