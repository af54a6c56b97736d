import { randomUUID } from 'node:crypto';

import type { Config } from '../config.ts';
import { openDatabase } from '../data/db.ts';
import { loadKeys, mustMakeKeys } from '../data/keys.ts';
import { settleKeys } from '../data/knownValues/settleKeys.ts';
import { readersWoken } from '../data/liveWake.ts';
import { demandSchema } from '../data/migrate.ts';
import { makeVault } from '../data/vault.ts';
import { systemClock } from '../domain/clock.ts';
import { ClinicRefused } from './clinicRefused.ts';
import { UsageError, type ClinicCommand, type OperatorCommand } from './command.ts';
import { commands } from './commands.ts';
import { checkKeysCommand, makeKeysCommand } from './keyCommands.ts';
import { statusCommand } from './statusCommand.ts';

const operatorCommands: readonly OperatorCommand[] = [statusCommand, checkKeysCommand, makeKeysCommand];

const lineOf = ({ name, args }: Pick<ClinicCommand, 'args' | 'name'>): string =>
  `npm run clinic -- ${name}${args === '' ? '' : ` ${args}`}`;

const help = (): string =>
  [
    ...[...commands, ...operatorCommands].flatMap((command) => [lineOf(command), `    ${command.summary}`]),
    'Name an appointment by its reference or id, and a person by health number, login or record id. Times are the clinic’s.',
  ].join('\n');

const understand = <T>(
  command: Pick<ClinicCommand, 'args' | 'name' | 'summary'> & { read: (args: readonly string[]) => T },
  args: readonly string[],
): T => {
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
 * @throws ClinicRefused or StartupRefusal
 */
export const runClinic = async ([name, ...args]: readonly string[], config: Config): Promise<string[]> => {
  if (name === 'help' || name === '--help') return [help()];
  const forOperator = operatorCommands.find((each) => each.name === name);
  if (forOperator !== undefined) return understand(forOperator, args)(config);
  const command = commands.find((each) => each.name === name);
  if (command === undefined)
    throw new ClinicRefused(name === undefined ? help() : `There is no command ${name}.\n${help()}`);
  const work = understand(command, args);
  if (!mustMakeKeys(config)) loadKeys(config);
  const database = await openDatabase(config, { joins: true });
  try {
    await database.asOwner(demandSchema);
    const keys = await settleKeys(database.db, config);
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
