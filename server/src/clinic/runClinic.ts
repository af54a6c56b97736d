import { randomUUID } from 'node:crypto';

import type { Config } from '../config.ts';
import { recordAudit } from '../data/audit.ts';
import { clinicEvent } from '../data/auditTrail.ts';
import { openDatabase } from '../data/db.ts';
import { holdsDemoNetwork } from '../data/demoNetwork.ts';
import { loadKeys, mustMakeKeys } from '../data/keys.ts';
import { settleKeys } from '../data/knownValues/settleKeys.ts';
import { readersWoken } from '../data/liveWake.ts';
import { demandSchema } from '../data/migrate.ts';
import { typedBy, typedByOperator } from '../data/typedBy.ts';
import { makeVault } from '../data/vault.ts';
import { systemClock } from '../domain/clock.ts';
import { ClinicRefused } from './clinicRefused.ts';
import { UsageError, type ClinicCommand, type ClinicDeps, type ClinicWork, type OperatorCommand } from './command.ts';
import { commands } from './commands.ts';
import { checkKeysCommand, makeKeysCommand } from './keyCommands.ts';
import { actingHelp, findTypist, readActing } from './readActing.ts';
import { statusCommand } from './statusCommand.ts';

type Typed = { name: string; login: string | null };

const operatorCommands: readonly OperatorCommand[] = [statusCommand, checkKeysCommand, makeKeysCommand];

const lineOf = ({ name, args }: Pick<ClinicCommand, 'args' | 'name'>): string =>
  `npm run clinic -- ${name}${args === '' ? '' : ` ${args}`}`;

const help = (): string =>
  [
    ...[...commands, ...operatorCommands].flatMap((command) => [lineOf(command), `    ${command.summary}`]),
    actingHelp,
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

const find = (name: string | undefined): ClinicCommand => {
  const command = commands.find((each) => each.name === name);
  if (command === undefined)
    throw new ClinicRefused(name === undefined ? help() : `There is no command ${name}.\n${help()}`);
  return command;
};

/** Who types, and that they do, before anything is looked at. */
const perform = async (work: ClinicWork, deps: ClinicDeps, { name, login }: Typed): Promise<string[]> =>
  typedBy(await findTypist(deps.db, login), async () => {
    await recordAudit(deps.db, clinicEvent(deps, `command.${name}`, {}));
    return work(deps);
  });

const sayWhoActs = (): never => {
  throw new ClinicRefused(`Say who acts.\n${actingHelp}`);
};

/**
 * Safe next to a running server.
 * @param isModeSaid by NODE_ENV; else only the demo network is no production
 * @throws ClinicRefused or StartupRefusal
 */
export const runClinic = async (
  [name, ...words]: readonly string[],
  config: Config,
  isModeSaid = true,
): Promise<string[]> => {
  if (name === 'help' || name === '--help') return [help()];
  const forOperator = operatorCommands.find((each) => each.name === name);
  if (forOperator !== undefined) return typedByOperator(() => understand(forOperator, words)(config));
  const command = find(name);
  const { login, others } = readActing(words);
  const work = understand(command, others);
  const isAnonymous = login === null && command.isOfOperator === undefined;
  if (isAnonymous && config.production) sayWhoActs();
  if (!mustMakeKeys(config)) loadKeys(config);
  const database = await openDatabase(config, { joins: true });
  try {
    await database.asOwner(demandSchema);
    if (isAnonymous && !isModeSaid && !(await holdsDemoNetwork(database.db))) sayWhoActs();
    const keys = await settleKeys(database.db, config);
    const vault = makeVault(keys);
    const deps = { db: database.db, vault, clock: systemClock, config, requestId: randomUUID() };
    const lines = await perform(work, deps, { name: command.name, login });
    await readersWoken(database.db);
    return lines;
  } finally {
    await database.close();
  }
};
