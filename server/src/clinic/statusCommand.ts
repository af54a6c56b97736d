import { openDatabase, type Database } from '../data/db.ts';
import { keysFolder, loadKeys, mustMakeKeys } from '../data/keys.ts';
import {
  listGivenUp,
  listJobStates,
  readQueueState,
  readWaiting,
  type JobState,
  type Queue,
} from '../data/operation.ts';
import { listTroubles, type Trouble } from '../data/readiness.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { OperatorCommand } from './command.ts';
import { readArgs } from './readArgs.ts';

const meanings: Record<Trouble, string> = {
  database: 'the database is out of reach',
  schema: 'the schema is not the one of this release',
  readOnly: 'the database is read-only',
  diskFull: 'the disk of the database is full',
  keys: 'the keys are not those of the database (see check-keys)',
};

const at = (instant: Date | null): string => (instant === null ? 'never' : instant.toISOString().slice(0, 19) + 'Z');

const jobLine = ({ name, turnedAt, failedAt, failures, reason }: JobState): string =>
  failures === 0
    ? `job “${name}”: last turn ${at(turnedAt)}`
    : `job “${name}”: FAILED ${failures} times in a row, last ${at(failedAt)} (${reason ?? ''}); last good turn ${at(turnedAt)}`;

const queueLines = async (db: Database['db'], queue: Queue): Promise<string[]> => {
  const { waiting, failing, oldest } = await readQueueState(db, queue);
  return [
    `${queue} waiting: ${waiting}, of which failed at least once: ${failing}; oldest ${at(oldest)}`,
    ...(await listGivenUp(db, queue)).map(
      ({ count, reason, what }) => `${queue} given up in 30 days: ${count} × ${what} (${reason})`,
    ),
  ];
};

export const statusCommand: OperatorCommand = {
  name: 'status',
  args: '',
  summary: 'says whether the server can serve, which mails and jobs fail, and what waits',
  read: (args) => {
    readArgs(args, 0, {});
    return async (config) => {
      if (mustMakeKeys(config)) throw new ClinicRefused(`The key folder ${keysFolder(config)} holds no keys.`);
      const keys = loadKeys(config);
      const database = await openDatabase(config, { joins: true });
      try {
        const { db } = database;
        const troubles = await listTroubles(db, keys);
        if (troubles.includes('schema')) return [`NOT READY: ${meanings.schema}`];
        const waiting = await readWaiting(db);
        return [
          ...(troubles.length === 0 ? ['Ready.'] : troubles.map((trouble) => `NOT READY: ${meanings[trouble]}`)),
          ...(await queueLines(db, 'mails')),
          ...(await queueLines(db, 'texts')),
          ...(await queueLines(db, 'pushes')),
          `reminders due: ${waiting.reminders}; accounts to erase: ${waiting.erasures}; freed slots to offer: ${waiting.freedSlots}`,
          ...(await listJobStates(db)).map(jobLine),
        ];
      } finally {
        await database.close();
      }
    };
  },
};
