import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { buildApp, type AppOptions } from './app.ts';
import type { Config } from './config.ts';
import { closeErasedAgain } from './data/closing/erasureLog.ts';
import { openDatabase, type Database } from './data/db.ts';
import { refuseDemoNetwork } from './data/demoNetwork.ts';
import { loadKeys, mustMakeKeys } from './data/keys.ts';
import { settleKeys } from './data/knownValues/settleKeys.ts';
import { migrate } from './data/migrate.ts';
import { demandKeptTrail } from './data/servingRole.ts';
import { noteTextsOpen } from './data/texts/closedChannels.ts';
import { loadDemo, type LoadedDemo } from './demo/loadDemo.ts';
import { systemClock } from './domain/clock.ts';
import type { Deps, App } from './http/deps.ts';
import { jobs } from './jobs/jobs.ts';
import { startJobs } from './jobs/runner.ts';
import { openDelivery } from './mail/openDelivery.ts';
import { startSender } from './mail/sender.ts';
import { makeDeps } from './makeDeps.ts';
import { startPushes } from './pushes/sendPushes.ts';
import { startTexts } from './texts/sendTexts.ts';
import { StartupRefusal } from './startupRefusal.ts';

const reasons = new Map([
  ['EADDRINUSE', 'is taken by another program'],
  ['EACCES', 'needs rights that this user does not have'],
  ['EADDRNOTAVAIL', 'is not an address of this machine'],
  ['ENOTFOUND', 'is not an address of this machine'],
]);

const refusalOf = (cause: unknown, host: string, port: number): Error => {
  const reason = cause instanceof Error && 'code' in cause ? reasons.get(String(cause.code)) : undefined;
  if (reason !== undefined)
    return new StartupRefusal(`${host}:${port} ${reason}: choose another PORT or HOST.`, { cause });
  return cause instanceof Error ? cause : new Error('The port cannot be used.', { cause });
};

/** @throws StartupRefusal on a taken or forbidden port, or a foreign host */
const listen = async (app: App, { host, port }: Pick<Config, 'host' | 'port'>): Promise<string> => {
  try {
    return await app.listen({ host, port });
  } catch (cause) {
    throw refusalOf(cause, host, port);
  }
};

/** Before making a database, which takes seconds. */
const tryPort = async ({ host, port }: Config): Promise<void> => {
  if (port === 0) return;
  const trial = createServer();
  try {
    await new Promise<void>((done, refuse) => {
      trial.once('error', refuse).listen({ host, port }, done);
    });
  } catch (cause) {
    throw refusalOf(cause, host, port);
  } finally {
    trial.close();
  }
};

export type RunningServer = {
  address: string;
  publicUrl: string;
  /** For `/dev/mail`. */
  keepsMail: boolean;
  keepsTexts: boolean;
  demo: LoadedDemo | null;
  stop: () => Promise<void>;
  /** Omits the message: it may quote user input. */
  logFailure: (failure: unknown) => void;
};

const prepare = async (database: Database, config: Config): Promise<{ demo: LoadedDemo | null; deps: Deps }> => {
  await database.asOwner(async (owner, servingRole) => {
    await migrate(owner, { servingRole });
    if (servingRole !== null || config.database.migrateUrl !== null) await demandKeptTrail(database.db);
  });
  const { db, close } = database.openUnhurried();
  try {
    if (config.production) await refuseDemoNetwork(db);
    await closeErasedAgain(db, config.erasureLog, systemClock());
    const deps = makeDeps(config, await settleKeys(db, config), database);
    await noteTextsOpen(db, deps.texts !== null);
    return { deps, demo: config.demo ? await loadDemo({ ...deps, db }) : null };
  } finally {
    await close();
  }
};

/**
 * Migrates before listening.
 * @throws StartupRefusal
 */
export const serve = async (config: Config, options: AppOptions = {}): Promise<RunningServer> => {
  if (!mustMakeKeys(config)) loadKeys(config);
  await tryPort(config);
  const database = await openDatabase(config);
  try {
    const { demo, deps } = await prepare(database, config);
    const app = await buildApp(deps, options);
    const address = await listen(app, config);
    const publicUrl = config.publicUrl.endsWith(':0') ? address : config.publicUrl;
    const reached = { ...deps, config: { ...config, publicUrl }, log: app.log };
    const sender = startSender({ ...reached, delivery: openDelivery(config) });
    const texting = startTexts(reached);
    const pushing = startPushes(reached);
    const working = startJobs(jobs, reached);
    return {
      address,
      publicUrl,
      keepsMail: !config.production && config.mail.smtpUrl === null,
      keepsTexts: !config.production && config.texts === null,
      demo,
      logFailure: (failure) => app.log.fatal({ err: failure }, 'failure'),
      stop: async () => {
        deps.stopping.hasBegun = true;
        await sleep(config.drainSeconds * 1_000);
        await app.close();
        await Promise.all([working.stop(), sender.stop(), texting.stop(), pushing.stop()]);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
};
