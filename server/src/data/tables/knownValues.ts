import type { Stamp } from './columns.ts';

export type KnownValuesTable = {
  kind: 'encryption' | 'number-index';
  /** From the file's name; 0: `blind-index.key`. */
  key_id: number;
  value: Buffer;
  created_at: Stamp;
};
