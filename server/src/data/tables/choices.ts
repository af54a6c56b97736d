import type { Stamp } from './columns.ts';

export type RememberedChoicesTable = {
  account_id: string;
  patient_id: string;
  choice_sealed: Buffer;
  chosen_at: Stamp;
};
