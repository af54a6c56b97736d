import { fileURLToPath } from 'node:url';

import { poolSize } from './product.ts';
import { startProgram, type Program } from './program.ts';

/**
 * Starts the floor on a database, with as many connections as the product, and gives it the texts of its statements.
 */
export const startFloor = async (databaseUrl: string, texts: readonly string[]): Promise<Program> => {
  const floor = await startProgram(fileURLToPath(new URL('../replay/floorServer.ts', import.meta.url)), {
    env: { DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: String(poolSize) },
  });
  const { status } = await fetch(floor.address, { method: 'PUT', body: JSON.stringify(texts) });
  if (status !== 200) throw new Error(`The floor did not take its statements: ${status}.`);
  return floor;
};
