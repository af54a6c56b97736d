import type { Stamp } from './columns.ts';

export type IdempotencyRecordsTable = {
  scope: string;
  route: string;
  key: string;
  body_hash: Buffer;
  status: number | null;
  answer_sealed: Buffer | null;
  locked_until: Date;
  created_at: Stamp;
};
