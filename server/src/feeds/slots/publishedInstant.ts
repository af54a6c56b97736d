import { instantsShowing, offsetMinutesAt } from '../../domain/zonedTime.ts';

export type ReadInstant = { instant: Date; note: string | null } | { reason: 'unreadableTime' | 'skippedHour' };

const shape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d(?::?[0-5]\d)?)$/i;
const farthestOffset = 14 * 60;

/** `-05:00`, `-0500`, `-05` → −300; `Z` → 0. */
const offsetMinutes = (written: string): number => {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(written) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

/** `Date.parse` takes 30 February and 24:00, and rolls over to a day that nobody published. */
const isReal = (wall: string, asUtc: number): boolean =>
  !Number.isNaN(asUtc) && new Date(asUtc).toISOString().startsWith(wall.toUpperCase());

const offsetsOfYear = (wall: string, timeZone: string): number[] =>
  ['01-01', '07-01'].map((day) => offsetMinutesAt(new Date(`${wall.slice(0, 4)}-${day}T00:00Z`), timeZone));

/**
 * Many publishers give the correct local time with the other season's offset, which is corrected (`offsetCorrected`).
 * UTC and foreign offsets stay.
 */
export const readPublishedInstant = (written: string, timeZone: string): ReadInstant => {
  const [, wall, offsetText] = shape.exec(written) ?? [];
  if (wall === undefined || offsetText === undefined) return { reason: 'unreadableTime' };
  const asUtc = Date.parse(`${wall}Z`);
  const year = Number(wall.slice(0, 4));
  if (!isReal(wall, asUtc) || year < 2000 || year > 2100) return { reason: 'unreadableTime' };
  const offset = offsetMinutes(offsetText);
  if (Math.abs(offset) > farthestOffset) return { reason: 'unreadableTime' };
  const atItsWord = new Date(asUtc - offset * 60_000);
  if (offset === 0 || offsetMinutesAt(atItsWord, timeZone) === offset) return { instant: atItsWord, note: null };
  if (!offsetsOfYear(wall, timeZone).includes(offset)) return { instant: atItsWord, note: 'foreignOffset' };
  const [instant] = instantsShowing(wall, timeZone);
  return instant === undefined ? { reason: 'skippedHour' } : { instant, note: 'offsetCorrected' };
};
