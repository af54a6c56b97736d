import { spawn, type ChildProcess } from 'node:child_process';
import {
  accessSync,
  constants,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { shortly, untilFound } from '../../fixtures/patience.ts';

/** The programs, and Debian’s packages that bring them. */
const programs = {
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/bin/dbus-daemon': 'dbus',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
  '/usr/bin/speech-dispatcher': 'speech-dispatcher',
  '/usr/bin/orca': 'orca',
  '/usr/bin/openbox': 'openbox',
  '/usr/bin/xdotool': 'xdotool',
};

const isThere = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The packages of Debian without which Orca cannot be heard here. */
export const packagesMissing = (): string[] =>
  Object.entries(programs).flatMap(([path, name]) => (isThere(path) ? [] : [name]));

/** So long without a word, and a screen reader has said what it had to say: it shows no other sign of that. */
const pause = 500;
const longestPause = 3_000;

/** On a new page: a hold says how long it lasts a second after the title. */
export const arrivalPause = 2_000;

/** The first line that a program prints, such as the address of what it started. */
const firstLine = (program: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    program.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('\n')) resolve(text.split('\n')[0] ?? '');
    });
    program.once('exit', (code) => reject(new Error(`${program.spawnfile} ended with ${code}.`)));
  });

/** A voice that makes no sound. */
const silentVoice = 'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n';

const prepareHome = (): string => {
  const home = mkdtempSync(join(tmpdir(), 'portail-orca-'));
  const [reader, voice] = [join(home, '.local/share/orca'), join(home, '.config/speech-dispatcher')];
  for (const folder of [reader, voice, join(home, 'run')]) mkdirSync(folder, { recursive: true, mode: 0o700 });
  copyFileSync(join(import.meta.dirname, 'customizations.py'), join(reader, 'orca-customizations.py'));
  writeFileSync(join(voice, 'speechd.conf'), silentVoice);
  writeFileSync(join(home, 'said'), '');
  return home;
};

/** What Orca has said since it was last asked, once it is silent. */
const hearing = (lines: () => string[]) => {
  let told = 0;
  return async (silence = pause): Promise<string[]> => {
    const began = performance.now();
    let [count, silentSince] = [lines().length, performance.now()];
    for (;;) {
      await shortly();
      const now = performance.now();
      if (lines().length > count) [count, silentSince] = [lines().length, now];
      if (now - silentSince > silence && (count > told || now - began > longestPause)) break;
    }
    const heard = lines().slice(told, count);
    told = count;
    return heard;
  };
};

/** A screen that nobody sees, with Orca on it, whose voice makes no sound and is written down. */
export const startDesk = async () => {
  const home = prepareHome();
  const said = join(home, 'said');
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    LANG: 'C.UTF-8',
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    ORCA_SAYS: said,
    GNOME_ACCESSIBILITY: '1',
    TZ: 'America/Toronto', // as the clinics
  };
  const running: ChildProcess[] = [];
  const start = (program: string, ...args: string[]): ChildProcess => {
    const started = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    running.push(started);
    return started;
  };
  const lines = (): string[] =>
    readFileSync(said, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => String(JSON.parse(line)));

  const screen = start('/usr/bin/Xvfb', '-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp');
  env['DISPLAY'] = `:${await firstLine(screen)}`;
  env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(
    start('/usr/bin/dbus-daemon', '--session', '--nofork', '--print-address=1'),
  );
  start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately', '--a11y=1', '--screen-reader=1');
  start('/usr/bin/openbox');
  start('/usr/bin/orca');
  await untilFound(async () => (lines().length > 0 ? true : undefined), 'the first word of Orca');

  const hear = hearing(lines);
  return {
    env,
    hear,
    press: async (key: string): Promise<void> => {
      const pressed = spawn('/usr/bin/xdotool', ['key', key], { env, stdio: 'ignore' });
      await new Promise((resolve) => pressed.once('exit', resolve));
    },
    stop: async () => {
      for (const program of running.reverse())
        if (program.exitCode === null && program.signalCode === null) {
          const ended = new Promise((resolve) => program.once('exit', resolve));
          program.kill('SIGKILL');
          await ended;
        }
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

export type Desk = Awaited<ReturnType<typeof startDesk>>;
