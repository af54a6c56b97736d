import { fieldsOf } from '../lib/isRecord';

export const receivedName = 'asReceived';

export const receivedOf = (record: unknown): unknown =>
  receivedName in fieldsOf(record) ? fieldsOf(record)[receivedName] : record;
