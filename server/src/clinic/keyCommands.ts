import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';

import { recordAudit } from '../data/audit.ts';
import { clinicEvent } from '../data/auditTrail.ts';
import { openDatabase } from '../data/db.ts';
import { sealedColumns } from '../data/keyRotation/sealedColumns.ts';
import { writeKey } from '../data/keyRotation/writeKey.ts';
import { keysFolder, loadKeys, mustMakeKeys } from '../data/keys.ts';
import { checkKeys, keyFile, listKeys, readKnownValues } from '../data/knownValues/checkKeys.ts';
import { countOpened } from '../data/knownValues/countOpened.ts';
import { readSchema } from '../data/schemaState.ts';
import type { Tables } from '../data/tables.ts';
import { makeVault } from '../data/vault.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { OperatorCommand } from './command.ts';
import { readArgs } from './readArgs.ts';

const newKeys = ['encryption-1.key', 'blind-index.key', 'csrf.key', 'vapid.key'];

export const makeKeysCommand: OperatorCommand = {
  name: 'make-keys',
  args: '<folder>',
  summary: 'makes the keys of a new network in a folder that holds none, for KEYS_DIR',
  read: (args) => {
    const {
      positionals: [folder = ''],
    } = readArgs(args, 1, {});
    return () => {
      if (existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.key')))
        throw new ClinicRefused(`${folder} holds keys already. None was made or changed.`);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      for (const name of newKeys) writeKey(folder, name, { demo: false });
      return Promise.resolve([
        `Made in ${folder}: ${newKeys.join(', ')}. Set KEYS_DIR to it.`,
        'Keep a copy apart from the backups of the database: without these keys nobody can read it, and with them anybody can.',
      ]);
    };
  },
};

/** Not on a schema of another release, nor on a copy that only reads. */
const noteCheck = async (db: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql<{ readOnly: boolean }>`
    select current_setting('transaction_read_only') = 'on' as "readOnly"`.execute(db);
  if (rows[0]?.readOnly !== false || (await readSchema(db)).is !== 'ready') return false;
  await recordAudit(db, clinicEvent({ requestId: randomUUID() }, 'command.check-keys', {}));
  return true;
};

/** Changes nothing but the trail; works where the server refuses to start. */
export const checkKeysCommand: OperatorCommand = {
  name: 'check-keys',
  args: '',
  summary: 'says whether the keys are those of the database, and which stored values they do not open',
  read: (args) => {
    readArgs(args, 0, {});
    return async (config) => {
      if (mustMakeKeys(config)) throw new ClinicRefused(`The key folder ${keysFolder(config)} holds no keys.`);
      const keys = loadKeys(config);
      const database = await openDatabase(config, { joins: true });
      try {
        const { rows } = await sql<{ known: string | null }>`
          select to_regclass('known_values')::text as known`.execute(database.db);
        if (rows[0]?.known == null)
          throw new ClinicRefused('The database does not know its keys yet: start the server once.');
        const known = await readKnownValues(database.db);
        const isNoted = await noteCheck(database.db);
        const problems = await checkKeys(database.db, keys);
        const { db, close } = database.openUnhurried();
        const counts = await countOpened(db, makeVault(keys), sealedColumns).finally(close);
        const lines = [
          ...listKeys(keys).map((key) => {
            const problem = problems.find(({ file }) => file === keyFile(key));
            const isKnown = known.some(({ kind, id }) => kind === key.kind && id === key.id);
            return `${keyFile(key)}: ${problem === undefined ? (isKnown ? 'right' : 'not known to the database yet') : problem.is}`;
          }),
          ...problems.filter(({ is }) => is === 'missing').map(({ file }) => `${file}: missing`),
          ...counts.map(({ name, opened, broken }) => `${name}: ${opened} open, ${broken.length} do not`),
          ...counts.flatMap(({ broken, name }) => broken.map((id) => `does not open: ${name} ${id}`)),
          ...(isNoted ? [] : ['The trail has no line of this check: the database takes none now.']),
        ];
        const isWhole = problems.length === 0 && counts.every(({ broken }) => broken.length === 0);
        if (isWhole) return [...lines, 'Every key is right, and every value opens.'];
        throw new ClinicRefused([...lines, 'Something is wrong: see above.'].join('\n'));
      } finally {
        await database.close();
      }
    };
  },
};
