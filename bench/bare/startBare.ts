import { fileURLToPath } from 'node:url';

import type { Shot } from '../load/shot.ts';
import { poolSize } from '../stage/product.ts';
import { startProgram, type Program } from '../stage/program.ts';
import type { BareAct } from './statements.ts';

/** Starts the bare floor on a database, with as many connections as the product. */
export const startBare = (databaseUrl: string): Promise<Program> =>
  startProgram(fileURLToPath(new URL('server.ts', import.meta.url)), {
    env: { DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: String(poolSize) },
  });

export const bareShot = (act: BareAct, values: readonly string[]): Shot => ({
  method: 'POST',
  path: `/${act}`,
  headers: {},
  body: JSON.stringify(values),
});
