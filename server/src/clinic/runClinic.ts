import { randomUUID } from 'node:crypto';

import type { Config } from '../config.ts';
import { openDatabase } from '../data/db.ts';
import { loadKeys } from '../data/keys.ts';
import { readersWoken } from '../data/liveWake.ts';
import { migrate } from '../data/migrate.ts';
import { makeVault } from '../data/vault.ts';
import { systemClock } from '../domain/clock.ts';
import { ClinicRefused } from './clinicRefused.ts';
import { UsageError, type ClinicCommand, type ClinicWork } from './command.ts';
import { commands } from './commands.ts';

const lineOf = ({ name, args }: ClinicCommand): string => `npm run clinic -- ${name}${args === '' ? '' : ` ${args}`}`;

const help = (): string =>
  [
    ...commands.flatMap((command) => [lineOf(command), `    ${command.summary}`]),
    'Name an appointment by its reference or id, and a person by health number, login or record id. Times are the clinic’s.',
  ].join('\n');

const understand = (command: ClinicCommand, args: readonly string[]): ClinicWork => {
  try {
    return command.read(args);
  } catch (error) {
    throw error instanceof UsageError
      ? new ClinicRefused(`${lineOf(command)}\n    ${command.summary}`, { cause: error })
      : error;
  }
};

/**
 * Safe next to a running server.
 * @throws ClinicRefused or StartupRefusal, for the operator
 */
export const runClinic = async ([name, ...args]: readonly string[], config: Config): Promise<string[]> => {
  if (name === 'help' || name === '--help') return [help()];
  const command = commands.find((each) => each.name === name);
  if (command === undefined)
    throw new ClinicRefused(name === undefined ? help() : `There is no command ${name}.\n${help()}`);
  const work = understand(command, args);
  const keys = loadKeys(config);
  const database = await openDatabase(config, { joins: true });
  try {
    const { db, close } = database.openUnhurried();
    await migrate(db).finally(close);
    const lines = await work({
      db: database.db,
      vault: makeVault(keys),
      clock: systemClock,
      config,
      requestId: randomUUID(),
    });
    await readersWoken(database.db);
    return lines;
  } finally {
    await database.close();
  }
};
