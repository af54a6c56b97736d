import { buildApp, type AppOptions } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './data/db.ts';
import { refuseDemoNetwork } from './data/demoNetwork.ts';
import { loadKeys } from './data/keys.ts';
import { migrate } from './data/migrate.ts';
import { listen } from './listening.ts';
import { makeDeps } from './makeDeps.ts';

export type RunningServer = {
  address: string;
  /** Lets the open requests finish, then closes the database. */
  stop: () => Promise<void>;
  /** Writes a failure to the log, without its message. */
  logFailure: (failure: unknown) => void;
};

/**
 * Opens the database, brings it up to date, and listens.
 * @throws StartupRefusal when a setting, a key, the folder, the database or the port stands in the way.
 */
export const serve = async (config: Config, options: AppOptions = {}): Promise<RunningServer> => {
  const keys = loadKeys(config);
  const database = await openDatabase(config);
  try {
    const unhurried = database.openUnhurried();
    await migrate(unhurried.db).finally(unhurried.close);
    if (config.production) await refuseDemoNetwork(database.db);
    const app = await buildApp(makeDeps(config, keys, database), options);
    const address = await listen(app, config);
    return {
      address,
      logFailure: (failure) => app.log.fatal({ err: failure }, 'failure'),
      stop: async () => {
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
};
