import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';

import { readConfig } from '../config.ts';
import { openDatabase } from '../data/db.ts';
import { demandSchema } from '../data/migrate.ts';
import { typedByOperator } from '../data/typedBy.ts';
import { letReaderLeave, printFailure } from '../printFailure.ts';
import { exportTrail } from './exportTrail.ts';
import { recordExport } from './recordExport.ts';
import { TrailRefused } from './trailRefused.ts';
import { verifyTrail, type Verified } from './verifyTrail.ts';

const usage = `npm run -s audit -- export [--after <earlier export>] > <file>
    prints the events of the trail as chained NDJSON, ten minutes after each happened; the count goes to stderr
npm run -s audit -- verify <export> [<the next> ...]
    says whether a line was changed, left out or moved, and whether the database still has these events and no others`;

const exportTo = async (lines: AsyncIterable<string>): Promise<void> => {
  let count = 0;
  const counted = async function* () {
    for await (const line of lines) {
      count += 1;
      yield line;
    }
  };
  await pipeline(Readable.from(counted()), process.stdout, { end: false });
  process.stderr.write(`Events: ${count}.\n`);
};

const verified = ({ count, lastAt, later }: Verified): string =>
  `The chain holds, and the database says the same. Events: ${count}, until ${lastAt}. Later ones in the database: ${later}.\n`;

const read = (words: readonly string[]) => {
  try {
    return parseArgs({
      args: [...words],
      options: { after: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (cause) {
    throw new TrailRefused(usage, { cause });
  }
};

const run = async (words: readonly string[]): Promise<void> => {
  const {
    positionals: [name, ...files],
    values: { after = null },
  } = read(words);
  const isExport = name === 'export' && files.length === 0;
  const isCheck = name === 'verify' && files.length > 0 && after === null;
  if (name === 'help') {
    process.stdout.write(`${usage}\n`);
    return;
  }
  if (!isExport && !isCheck) throw new TrailRefused(usage);
  const config = readConfig(process.env);
  const database = await openDatabase(config, { joins: true });
  const { db, close } = database.openUnhurried();
  try {
    await database.asOwner(demandSchema);
    if (isExport) {
      await typedByOperator(() => recordExport(database.db));
      await exportTo(exportTrail(db, after));
    } else process.stdout.write(verified(await verifyTrail(db, files)));
  } finally {
    await close();
    await database.close();
  }
};

letReaderLeave();
try {
  await run(process.argv.slice(2));
} catch (error) {
  printFailure(error, TrailRefused);
  process.exitCode = 1;
}
