// Holds: product §8 private-numbers, product §8 logs
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';

import { sql, type Kysely } from 'kysely';

import { buildApp } from '../../src/app.ts';
import { openDatabase } from '../../src/data/db.ts';
import { loadKeys } from '../../src/data/keys.ts';
import { rotateKeys } from '../../src/data/keyRotation/rotateKeys.ts';
import { migrate } from '../../src/data/migrate.ts';
import type { Tables } from '../../src/data/tables.ts';
import type { Deps } from '../../src/http/deps.ts';
import { makeDeps } from '../../src/makeDeps.ts';
import { closerOn } from '../support/closing.ts';
import { listColumns } from '../support/everyColumn.ts';
import { mailOf } from '../support/mail.ts';
import { testConfig, type TestApp } from '../support/testApp.ts';
import { openBrowser } from '../support/browser.ts';
import { writeEverywhere, zorglub } from '../support/zorglub.ts';

/** How somebody without the keys may look for a text: as it is, taken apart by fours, in other alphabets. */
const spellingsOf = (text: string): string[] => {
  const parts = text.match(/.{1,4}/g) ?? [];
  const spellings = [text, parts.join(' '), parts.join('-')].flatMap((said) => [said, said.toLowerCase()]);
  const encodings = ['base64', 'base64url', 'hex'] as const;
  return [
    ...spellings,
    ...spellings.flatMap((said) =>
      encodings.map((encoding) => Buffer.from(said).toString(encoding).replace(/=+$/, '')),
    ),
  ];
};

/** And by a digest without a key, of numbers few enough to try them all. */
const digestsOf = (text: string): string[] =>
  [text, text.toLowerCase()].flatMap((said) =>
    ['md5', 'sha1', 'sha256', 'sha512'].flatMap((name) =>
      (['hex', 'base64'] as const).map((encoding) => createHash(name).update(said).digest(encoding).replace(/=+$/, '')),
    ),
  );

/** What must be read nowhere: a health number, one that was only typed, why somebody comes, what they wrote. */
const secrets = [zorglub.nam, 'ZORG85021599', 'Zorglub tousse', 'Zorglub voudrait savoir'];

const foundIn = (text: string, sought: readonly string[]): string[] => sought.filter((word) => text.includes(word));

/** Every row of every table as a dump writes it: bytes in hexadecimal. */
const dump = async (db: Kysely<Tables>): Promise<string> => {
  const tables = new Set((await listColumns(db)).map(({ table_name: table }) => table));
  const texts = await Promise.all(
    [...tables].map(async (table) => {
      const { rows } = await sql<{ line: string }>`select each::text as line from ${sql.table(table)} as each`.execute(
        db,
      );
      return rows.map(({ line }) => line).join('\n');
    }),
  );
  return texts.join('\n');
};

/** Every file below a folder, byte by byte: tables, indexes, the write-ahead log, as a copy of the folder holds them. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** One person’s whole use of the portal, with what goes wrong and what is only typed. */
const useEverything = async ({ app, deps }: Pick<TestApp, 'app' | 'deps'>): Promise<void> => {
  const marie = await closerOn({ app, db: deps.db }, zorglub);
  await writeEverywhere({ app, db: deps.db }, marie);
  await mailOf(deps).send();
  const anonymous = openBrowser(app);
  const typed = { login: 'zorglub.autre', email: 'zorglub.autre@exemple.ca', nam: 'ZORG85021599', password: 'court' };
  await anonymous.send({ method: 'POST', url: '/api/signup', payload: typed });
  await anonymous.send({ method: 'POST', url: '/api/recover', payload: { email: typed.email, nam: typed.nam } });
  await anonymous.send({ url: `/api/user?nam=${zorglub.nam}` });
  await anonymous.send({ method: 'POST', url: '/api/login', payload: `{"username":"${zorglub.nam}` });
  await anonymous.send({
    method: 'POST',
    url: '/rvsp/api/auth',
    payload: { nam: typed.nam, birthDate: '1985-02-15', code: '123456' },
  });
  await sql`select ${zorglub.nam}::uuid`.execute(deps.db).catch(() => undefined);
};

type World = { app: TestApp['app']; deps: Deps; lines: string[]; writeOut: () => Promise<void> };

/** The application on a database in a folder of its own, gone at the end. */
const inWorld = async (t: TestContext, work: (world: World) => Promise<void>): Promise<void> => {
  const config = testConfig(t, { LOG_LEVEL: 'debug', RATE_LIMITS: 'on' });
  const database = await openDatabase(config);
  await database.asOwner((owner, servingRole) => migrate(owner, { servingRole }));
  const deps = makeDeps(config, loadKeys(config), database);
  const lines: string[] = [];
  const app = await buildApp(deps, { logSink: { write: (line) => void lines.push(line) } });
  const writeOut = () =>
    database.asOwner(async (owner) => {
      await sql`checkpoint`.execute(owner);
    });
  await work({ app, deps, lines, writeOut }).finally(async () => {
    await app.close();
    await database.close();
  });
};

test('a dump, a copy of the database files and the logs contain no health number, reason or message (product §8 private-numbers, product §8 logs)', async (t) => {
  await inWorld(t, async ({ app, deps, lines, writeOut }) => {
    await useEverything({ app, deps });
    await rotateKeys(deps.db, { ...deps.config, keysDir: null }, 0);
    await writeOut();
    const spelled = secrets.flatMap(spellingsOf);
    const everywhere = [...spelled, ...secrets.flatMap(digestsOf)];

    const dumped = await dump(deps.db);
    assert.ok(dumped.includes(zorglub.login), 'what is no secret is found');
    assert.deepEqual(foundIn(dumped, everywhere), []);
    assert.ok(lines.length > 20, `${lines.length} lines`);
    assert.deepEqual(foundIn(lines.join(''), [...everywhere, zorglub.login, zorglub.email]), []);

    let isSearched = false;
    for (const file of filesBelow(deps.config.dataDir)) {
      const bytes = readFileSync(file, 'latin1');
      isSearched ||= bytes.includes(zorglub.login);
      assert.deepEqual(foundIn(bytes, spelled), [], file);
    }
    assert.ok(isSearched, 'what is no secret is found');
  });
});
