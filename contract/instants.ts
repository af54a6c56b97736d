/** The one reader of dates and times from outside (product §10): nothing is read as another day or hour. */

const dayShape = /^([1-9]\d{3})-(0[1-9]|1[0-2])-(\d\d)$/;
const clockShape = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?$/;
const offsetShape = /^([+-])(0\d|1[0-4]):([0-5]\d)$/;
const farthestOffset = 14 * 60;
const endOfYears = 253_402_300_800_000;

/** Of ISO text that is our own, or that was read here. */
export const millisecondsOf = (iso: string): number => Date.parse(iso);

/** `Date.parse` rolls 30 February over to March. */
export const isCalendarDate = (text: unknown): text is string => {
  const [, year, month, day] = (typeof text === 'string' && dayShape.exec(text)) || [];
  return (
    day !== undefined &&
    Number(day) > 0 &&
    Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  );
};

/** `2026-11-20T09:15`, as milliseconds at UTC. */
export const readWallTime = (text: string): number | undefined => {
  const isReal = isCalendarDate(text.slice(0, 10)) && text[10] === 'T' && clockShape.test(text.slice(11));
  return isReal ? Date.parse(`${text}Z`) : undefined;
};

/** Minutes: −300 for `-05:00`, 0 for `Z`. */
export const readOffset = (text: string): number | undefined => {
  if (text === 'Z') return 0;
  const [, sign, hours, minutes] = offsetShape.exec(text) ?? [];
  const distance = Number(hours) * 60 + Number(minutes);
  return distance <= farthestOffset ? (sign === '-' ? -distance : distance) : undefined;
};

/** `2026-11-20T09:15:00-05:00`, in milliseconds. */
export const readInstant = (text: unknown): number | undefined => {
  if (typeof text !== 'string') return undefined;
  const end = text.endsWith('Z') ? -1 : -6;
  const [asUtc, offset] = [readWallTime(text.slice(0, end)), readOffset(text.slice(end))];
  if (asUtc === undefined || offset === undefined) return undefined;
  const instant = asUtc - offset * 60_000;
  return instant < endOfYears ? instant : undefined;
};

export const isInstant = (text: unknown): text is string => readInstant(text) !== undefined;

const httpShape = /^[A-Z][a-z]{2}, (\d\d) ([A-Z][a-z]{2}) (\d{4}) (\d\d:\d\d:\d\d) GMT$/;
const months = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** `Fri, 20 Nov 2026 14:59:45 GMT`, the header `Date`. */
export const readHttpDate = (text: string | null): number | undefined => {
  const [, day = '', month = '', year = '', clock = ''] = httpShape.exec(text ?? '') ?? [];
  const number = String(months.indexOf(month) / 3 + 1).padStart(2, '0');
  return readInstant(`${year}-${number}-${day}T${clock}Z`);
};
