import type { IncomingMessage, ServerResponse } from 'node:http';

import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import type { Config } from '../config.ts';
import type { CsrfKeys } from '../data/csrfKeys.ts';
import type { Database } from '../data/db.ts';
import type { Keys } from '../data/keys.ts';
import type { Limits } from '../data/limits.ts';
import type { Passwords } from '../data/passwords.ts';
import type { Tables } from '../data/tables.ts';
import type { Vault } from '../data/vault.ts';
import type { Clock } from '../domain/clock.ts';
import type { PushService } from '../domain/pushes/pushService.ts';
import type { Scanner } from '../domain/scanner.ts';
import type { TextGateway } from '../domain/texts/textGateway.ts';

/** `readDb` may lag: for search only. */
export type Deps = {
  db: Kysely<Tables>;
  readDb: Kysely<Tables>;
  isReplicaAway: Database['isReplicaAway'];
  openUnhurried: Database['openUnhurried'];
  /** Asked to stop; still answers. */
  stopping: { hasBegun: boolean };
  /** Outside the pool, for the event reader. */
  makeClient: Database['makeClient'];
  vault: Vault;
  keys: Keys;
  passwords: Passwords;
  limits: Limits;
  csrf: CsrfKeys;
  config: Config;
  clock: Clock;
  scan: Scanner;
  texts: TextGateway | null;
  pushes: PushService | null;
};

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export type Plugin = (app: App, deps: Deps) => void | Promise<void>;
