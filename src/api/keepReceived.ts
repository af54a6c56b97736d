import type { Shape } from '../../contract/calls/shape.ts';
import { fieldsOf, type Fields } from '../lib/isRecord';
import { fits } from './fits';
import { receivedName } from './received';

const isSame = (one: Fields, other: Fields): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );

/** Keeps beside a record what another back end sent differently: unknown fields, numbers for ids. */
export const keepReceived = <T extends object>(record: T, received: unknown): T =>
  isSame(fieldsOf(record), fieldsOf(received)) ? record : { ...record, [receivedName]: received };

/** Those that can be read. All stay in `asReceived`, which reports leave out. */
export const knownFields = (fields: Fields, kinds: Readonly<Record<string, Shape>>): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => {
      const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
      return kind !== undefined && (value === null || fits(kind, value));
    }),
  );

export const textsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '',
    ),
  );
