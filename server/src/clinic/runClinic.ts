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
import { WrongWords, type ClinicCommand, type OperatorCommand } from './command.ts';
import { commands } from './commands.ts';
import { checkKeysCommand, makeKeysCommand } from './keyCommands.ts';
import { statusCommand } from './statusCommand.ts';

const operatorCommands: readonly OperatorCommand[] = [statusCommand, checkKeysCommand, makeKeysCommand];

const lineOf = ({ name, words }: Pick<ClinicCommand, 'name' | 'words'>): string =>
  `npm run clinic -- ${name}${words === '' ? '' : ` ${words}`}`;

const help = (): string =>
  [
    ...[...commands, ...operatorCommands].flatMap((command) => [lineOf(command), `    ${command.does}`]),
    'A visit is named by its reference or its id, a person by health number, login or the id of a record; times are the clinic’s.',
  ].join('\n');

const understand = <T>(
  command: Pick<ClinicCommand, 'does' | 'name' | 'words'> & { read: (words: readonly string[]) => T },
  words: readonly string[],
): T => {
  try {
    return command.read(words);
  } catch (error) {
    throw error instanceof WrongWords
      ? new ClinicRefused(`${lineOf(command)}\n    ${command.does}`, { cause: error })
      : error;
  }
};

/**
 * Safe next to a running server.
 * @throws ClinicRefused or StartupRefusal, for the operator
 */
export const runClinic = async ([name, ...words]: readonly string[], config: Config): Promise<string[]> => {
  if (name === 'help' || name === '--help') return [help()];
  const forOperator = operatorCommands.find((each) => each.name === name);
  if (forOperator !== undefined) return understand(forOperator, words)(config);
  const command = commands.find((each) => each.name === name);
  if (command === undefined)
    throw new ClinicRefused(name === undefined ? help() : `There is no command ${name}.\n${help()}`);
  const work = understand(command, words);
  if (!mustMakeKeys(config)) loadKeys(config);
  const database = await openDatabase(config, { joins: true });
  try {
    const { db, close } = database.openUnhurried();
    await demandSchema(db).finally(close);
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
