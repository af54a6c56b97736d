import type { Shape } from '../../contract/calls/shape.ts';
import { isCalendarDate, isInstant } from '../../contract/instants.ts';
import { isRecord } from '../lib/isRecord';
import { isTimeZone } from '../lib/timeZone';
import { idText } from './idText';

const isText = (value: unknown): value is string => typeof value === 'string';

const isCount = (value: unknown): boolean =>
  isText(value) ? /^\s*\d+\s*$/.test(value) : Number.isInteger(value) && Number(value) >= 0;

const kinds: Readonly<Record<Extract<Shape, string>, (value: unknown) => boolean>> = {
  none: (value) => value === null,
  empty: (value) => value === null,
  page: (value) => isText(value) && value !== '',
  text: isText,
  textOrNull: (value) => value === null || isText(value),
  count: isCount,
  file: (value) => value instanceof Blob,
  stream: () => true,
  id: (value) => idText(value) !== undefined,
  instant: isInstant,
  day: isCalendarDate,
  zone: (value) => isText(value) && isTimeZone(value),
  number: (value) => typeof value === 'number',
  flag: (value) => typeof value === 'boolean',
  record: isRecord,
};

const isList = (shape: Shape): shape is Extract<Shape, readonly unknown[]> => Array.isArray(shape);

const hasField = (fields: Record<string, unknown>, name: string, shape: Shape): boolean => {
  if (!name.endsWith('?')) return fits(shape, fields[name]);
  const value = fields[name.slice(0, -1)] ?? null;
  return value === null || fits(shape, value);
};

/** `some`: a list is unreadable if no item of it fits. */
export const fits = (shape: Shape, value: unknown): boolean => {
  if (typeof shape === 'string') return kinds[shape](value);
  if (!isList(shape))
    return isRecord(value) && Object.entries(shape).every(([name, inner]) => hasField(value, name, inner));
  if (shape[0] === 'either') return fits(shape[1], value) || fits(shape[2], value);
  if (!Array.isArray(value)) return false;
  const isFit = (item: unknown): boolean => fits(shape[1], item);
  return shape[0] === 'each' ? value.every(isFit) : value.length === 0 || value.some(isFit);
};
