import { readOffset, readWallTime } from '../../../../contract/instants.ts';
import { instantsShowing, offsetMinutesAt } from '../../domain/zonedTime.ts';

export type ReadInstant = { instant: Date; note: string | null } | { reason: 'unreadableTime' | 'skippedHour' };

const shape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d(?::?\d\d)?)$/;

/** `-0500` and `-05` become `-05:00`. */
const spelledOut = (offset: string): string =>
  offset === 'Z' ? offset : `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`;

const offsetsOfYear = (wall: string, timeZone: string): number[] =>
  [0, 6].map((month) => offsetMinutesAt(new Date(Date.UTC(Number(wall.slice(0, 4)), month, 1)), timeZone));

/**
 * Many publishers give the correct local time with the other season's offset, which is corrected (`offsetCorrected`).
 * UTC and foreign offsets stay.
 */
export const readPublishedInstant = (written: string, timeZone: string): ReadInstant => {
  const [, wall = '', offsetText = ''] = shape.exec(written.toUpperCase()) ?? [];
  const [asUtc, offset] = [readWallTime(wall), readOffset(spelledOut(offsetText))];
  const year = Number(wall.slice(0, 4));
  if (asUtc === undefined || offset === undefined || year < 2000 || year > 2100) return { reason: 'unreadableTime' };
  const atItsWord = new Date(asUtc - offset * 60_000);
  if (offset === 0 || offsetMinutesAt(atItsWord, timeZone) === offset) return { instant: atItsWord, note: null };
  if (!offsetsOfYear(wall, timeZone).includes(offset)) return { instant: atItsWord, note: 'foreignOffset' };
  const [instant] = instantsShowing(wall, timeZone);
  return instant === undefined ? { reason: 'skippedHour' } : { instant, note: 'offsetCorrected' };
};
