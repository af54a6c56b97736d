// Holds: product §4 clinic-changes
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { commands } from '../../src/clinic/commands.ts';
import { liveChannel } from '../../src/data/liveWake.ts';
import { addClinic } from '../support/network.ts';
import { eventually, runScript } from '../support/processes.ts';
import { testFolder } from '../support/folders.ts';
import { testDatabase } from '../support/testDatabase.ts';
import { appointmentStage } from '../support/appointments.ts';
import { yearAhead } from '../support/years.ts';

const clinic = new URL('../../src/clinic/main.ts', import.meta.url);
const holdDatabase = new URL('../support/holdDatabase.ts', import.meta.url);

/** What a command prints, and how it ends. */
const typed = async (words: string[], env: NodeJS.ProcessEnv) => {
  const program = runScript(clinic, words, { env: { NODE_ENV: 'test', ...env } });
  return { code: await program.ended, output: program.output() };
};

test('a clinic command works on the embedded database beside a running server, and leaves the server running', async (t) => {
  const DATA_DIR = testFolder(t);
  const server = runScript(holdDatabase, [DATA_DIR]);
  t.after(() => server.child.kill('SIGKILL'));
  await server.wrote('held, run 1');
  for (const time of [1, 2]) {
    const { code, output } = await typed(['cancel', 'XXXXXXXXXX'], { DATA_DIR });
    assert.deepEqual(
      [code, output],
      [1, 'There is no appointment XXXXXXXXXX. Give its reference of ten characters, or its id.\n'],
      `time ${time}`,
    );
  }
  assert.equal(server.child.exitCode, null);
});

test('a clinic command works on the embedded database while no server runs', async (t) => {
  assert.deepEqual(await typed(['clinics'], { DATA_DIR: testFolder(t) }), { code: 0, output: '' });
});

test('a clinic command works on the database of DATABASE_URL', async (t) => {
  const { db, url } = await testDatabase(t);
  const id = await addClinic(db, { name: 'GMF du Fleuve', city: 'Matane' });
  const { code, output } = await typed(['clinics'], { DATA_DIR: testFolder(t), DATABASE_URL: url });
  assert.deepEqual([code, output], [0, `${id}  GMF du Fleuve, Matane\n`]);
});

test('the running server shows what a clinic command changed, and the command wakes its streams', async (t) => {
  const { database, deps, me, book } = await appointmentStage(t);
  const { reference } = await book(`${yearAhead}-01-07T14:00:00Z`);
  const listener = await database.connect();
  let wakes = 0;
  listener.on('notification', () => {
    wakes += 1;
  });
  await listener.query(`listen ${liveChannel}`);
  const { code, output } = await typed(['cancel', reference], {
    DATA_DIR: deps.config.dataDir,
    DATABASE_URL: database.url,
  });
  assert.deepEqual(
    [code, output],
    [0, `${reference} (${yearAhead}-01-07 09:00, GMF du Fleuve) is cancelled. The patient is told.\n`],
  );
  assert.equal((await me.history()).body.past[0]?.cancelledBy, 'clinic');
  await eventually(() => wakes > 0, 'the streams are woken');
  const [, message] = await deps.db.selectFrom('messages').select('body_sealed').orderBy('sent_at').execute();
  assert.match(deps.vault.open(message?.body_sealed ?? Buffer.of(), 'messages.body'), /^La clinique a dû annuler/);
});

test('the help lists every clinic command, and wrong arguments print the usage of the command', async (t) => {
  const env = { DATA_DIR: testFolder(t) };
  const help = await typed(['help'], env);
  assert.equal(help.code, 0);
  for (const { name } of commands) assert.match(help.output, new RegExp(`^npm run clinic -- ${name}(?: |$)`, 'm'));
  assert.deepEqual(await typed([], env), { code: 1, output: help.output });
  assert.match((await typed(['fly'], env)).output, /^There is no command fly\.\nnpm run clinic -- clinics/);
  for (const words of [['move'], ['move', 'a'], ['move', 'a', 'b', 'c'], ['move', 'a', 'b', '--loud']]) {
    const { code, output } = await typed(words, env);
    assert.equal(code, 1);
    assert.match(output, /^npm run clinic -- move <appointment> <slot or time> \[--free\]\n {4}moves an appointment/);
  }
});
