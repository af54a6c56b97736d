import { fileURLToPath } from 'node:url';

import { startProgram, type Program } from './program.ts';

export type ProductOptions = {
  databaseUrl: string;
  /** Where the demo keys go; two servers on one database share it. */
  dataDir: string;
  /** A file that receives every statement that a request sends, one JSON line each; the server is slower then. */
  recordTo?: string;
  /** Settings that differ. */
  env?: Record<string, string>;
};

/** As many connections as a product server opens by default; the floor opens the same number. */
export const poolSize = 20;

/** The product as it runs: its own main program, with limits on tries lifted and nothing else changed. */
export const startProduct = ({ databaseUrl, dataDir, recordTo, env: more = {} }: ProductOptions): Promise<Program> => {
  const env = {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DATABASE_POOL_SIZE: String(poolSize),
    DATABASE_TIMEOUT_MS: '20000',
    RATE_LIMITS: 'off',
    NEWCOMER_SHARE: '100',
    LOG_LEVEL: 'warn',
    ...more,
  };
  return recordTo === undefined
    ? startProgram('server/src/main.ts', { env })
    : startProgram('server/src/main.ts', {
        env: { ...env, RECORD_TO: recordTo },
        preload: fileURLToPath(new URL('../replay/recorder.ts', import.meta.url)),
      });
};
