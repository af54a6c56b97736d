import type { Kysely } from 'kysely';

import type { Config } from '../config.ts';
import type { Tables } from '../data/tables.ts';
import type { Vault } from '../data/vault.ts';
import type { Delivery } from './delivery.ts';

export type SenderDeps = {
  db: Kysely<Tables>;
  vault: Vault;
  config: Pick<Config, 'mail' | 'publicUrl' | 'rateLimits'>;
  delivery: Delivery;
  log: Record<'error' | 'warn', (fields: object, message: string) => void>;
};
