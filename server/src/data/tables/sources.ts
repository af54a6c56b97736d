import type { Defaulted, Stamp } from './columns.ts';

export type SourceMode = 'link-out' | 'entrusted';

export type SourcesTable = {
  id: Defaulted<string>;
  name: string;
  key: string;
  mode: Defaulted<SourceMode>;
  addresses: Defaulted<string[]>;
  time_zone: Defaulted<string | null>;
  brake_percent: Defaulted<number>;
  created_at: Stamp;
};
