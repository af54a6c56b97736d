import type { Config } from './config.ts';
import { clamavScanner } from './data/clamav.ts';
import { followCsrfKeys } from './data/csrfKeys.ts';
import type { Database } from './data/db.ts';
import type { Keys } from './data/keys.ts';
import { makeLimits } from './data/limits.ts';
import { makePasswords } from './data/passwords.ts';
import { keepingPushes } from './data/pushes/keptPushes.ts';
import { openPushService } from './data/pushes/openPushService.ts';
import { openTextGateway } from './data/texts/openTextGateway.ts';
import { makeVault } from './data/vault.ts';
import { systemClock } from './domain/clock.ts';
import { noScanner } from './domain/scanner.ts';
import type { Deps } from './http/deps.ts';

export const makeDeps = (
  config: Config,
  keys: Keys,
  database: Pick<Database, 'db' | 'isReplicaAway' | 'readDb' | 'makeClient' | 'openUnhurried'>,
): Deps => {
  const { db, isReplicaAway, readDb, makeClient, openUnhurried } = database;
  const vault = makeVault(keys);
  const pushes = openPushService(config, keys);
  return {
    db,
    readDb,
    isReplicaAway,
    openUnhurried,
    stopping: { hasBegun: false },
    makeClient,
    vault,
    keys,
    passwords: makePasswords(),
    limits: makeLimits(db, vault, config),
    csrf: followCsrfKeys(keys, config.session.absoluteHours),
    config,
    clock: systemClock,
    texts: openTextGateway(config),
    pushes: config.production ? pushes : keepingPushes(pushes, config.dataDir),
    scan: config.clamavUrl === null ? noScanner : clamavScanner(config.clamavUrl),
  };
};
