import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');
const copied = ['contract', 'public', 'scripts', 'server', 'src', 'package.json', 'tsconfig.json', 'webpack.config.js'];

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer();
  try {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
};

/** Two ports in a row: the second is the server’s. */
const freePorts = async (): Promise<number> => {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
};

/** A copy of the sources, which the test may change. */
const copyOfSources = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-dev-'));
  for (const name of copied)
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !path.includes('node_modules') });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
};

const longestMs = 240_000;

const startDev = async (t: TestContext) => {
  const [folder, port] = [copyOfSources(), await freePorts()];
  // As the launcher does: the programs find the pinned Node first.
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH, PORT: String(port), DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
  const child = spawn(process.execPath, ['scripts/dev.ts'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let hasEnded = false;
  const closed = once(child, 'close').then(() => {
    hasEnded = true;
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  t.after(async () => {
    child.kill('SIGTERM');
    await closed;
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  const until = async (condition: () => boolean | Promise<boolean>, what: string): Promise<void> => {
    const end = performance.now() + longestMs;
    while (!(await condition())) {
      if (hasEnded || performance.now() > end) throw new Error(`Never: ${what}\n${output}`);
      await sleep(100);
    }
  };
  const address = `http://127.0.0.1:${port}`;
  return { folder, address, server: `http://127.0.0.1:${port + 1}`, until, output: () => output };
};

const lastLine = (output: string): string => output.trimEnd().split('\n').at(-1) ?? '';

const textOf = (address: string): Promise<string> =>
  fetch(address).then(
    (answer) => answer.text(),
    () => '',
  );

/** As vim and JetBrains save: another file takes the name. */
const saveByRename = (file: string, change: (text: string) => string): void => {
  writeFileSync(`${file}~`, change(readFileSync(file, 'utf8')));
  renameSync(`${file}~`, file);
};

const newcomer = { email: 'essai@exemple.ca', login: 'essai.dev', nam: 'TEST 5412 2816', password: 'Canot 7 érables!' };

/** Signs up through the address that was printed: the portal’s server passes calls on. */
const signUp = async (address: string): Promise<void> => {
  const answer = await fetch(`${address}/api/signup`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-requested-with': 'XMLHttpRequest',
    },
    body: JSON.stringify(newcomer),
  });
  assert.equal(answer.status, 201, await answer.text());
};

const name =
  'npm run dev ends with the address to open, mails lead there, and every save by rename starts the server again';
const skip = process.platform === 'win32' ? 'ending a program there leaves its children' : false;

test(name, { skip }, async (t) => {
  const { folder, address, server, until, output } = await startDev(t);
  const open = `Open ${address} (emails: ${address}/dev/mail)`;
  await until(() => lastLine(output()) === open, 'the address is the last line');
  assert.match(await textOf(address), /<!doctype html>/i);

  assert.equal(/Where: .+, invitation (\S+), /.exec(output())?.[1], `${address}/#/rvsp`);
  await signUp(address);
  const mail = () => textOf(`${address}/dev/mail?to=${newcomer.email}`);
  await until(async () => (await mail()).includes('<article'), 'the mail is kept');
  const links = [...(await mail()).matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
  assert.ok(links.length > 0 && links.every((link) => link.startsWith(`${address}/#/`)), links.join());

  const health = join(folder, 'server/src/http/health.ts');
  for (const word of ['once', 'twice', 'thrice']) {
    saveByRename(health, (text) => text.replace(/status: '\w+' \}/, `status: '${word}' }`));
    await until(async () => (await textOf(`${server}/healthz`)).includes(word), `the server says ${word}`);
    await until(() => lastLine(output()) === open, 'the address is the last line again');
  }
});
