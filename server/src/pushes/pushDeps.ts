import type { Kysely } from 'kysely';

import type { Config } from '../config.ts';
import type { Tables } from '../data/tables.ts';
import type { Vault } from '../data/vault.ts';
import type { Clock } from '../domain/clock.ts';
import type { PushService } from '../domain/pushes/pushService.ts';

export type PushDeps = {
  db: Kysely<Tables>;
  vault: Vault;
  config: Pick<Config, 'publicUrl'>;
  pushes: PushService | null;
  clock: Clock;
  log: Record<'error' | 'warn', (fields: object, message: string) => void>;
};
