import { fieldsOf, type Fields } from '../lib/isRecord';

export const receivedName = 'asReceived';

const isSame = (one: Fields, other: Fields): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );

/** Keeps beside a record what another back end sent differently: unknown fields, numbers for ids. */
export const keepReceived = <T extends object>(record: T, received: unknown): T =>
  isSame(fieldsOf(record), fieldsOf(received)) ? record : { ...record, [receivedName]: received };

export const receivedOf = (record: unknown): unknown =>
  receivedName in fieldsOf(record) ? fieldsOf(record)[receivedName] : record;

/** Unknown fields stay in `asReceived`, which reports leave out. */
export const knownFields = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

/** Leaves out named fields that are unreal; null says that there is nothing. */
export const withReal = (names: readonly string[], isReal: (value: unknown) => boolean, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value === null || !names.includes(name) || isReal(value)),
  );
