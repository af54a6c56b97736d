import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { startOfProcess } from '../../src/data/embedded/processes.ts';
import { readableBy } from './readableCopy.ts';

/** Someone who may run a program: root, or an ordinary user without rights of its own. */
export type Runner = { name: string; prefix: readonly string[]; uid: number };

const isRoot = process.getuid?.() === 0;
const nobody = 65_534;

export const ordinaryUser: Runner = isRoot
  ? {
      name: 'an ordinary user',
      uid: nobody,
      prefix: ['setpriv', '--reuid', `${nobody}`, '--regid', `${nobody}`, '--clear-groups', '--'],
    }
  : { name: 'an ordinary user', uid: process.getuid?.() ?? nobody, prefix: [] };

/** Who can be tried here: only root may also play an ordinary user. */
export const runners: Runner[] = isRoot ? [{ name: 'root', uid: 0, prefix: [] }, ordinaryUser] : [ordinaryUser];

export type Program = {
  child: ChildProcess;
  /** What it has written so far, to either output. */
  output: () => string;
  /** Waits until it has written the text. @throws when it ends first. */
  wrote: (text: string) => Promise<void>;
  /** Its exit code once it has ended, or null when a signal killed it. */
  ended: Promise<number | null>;
};

/** Runs a script of ours with the Node that runs the tests. */
export const runScript = (
  script: URL,
  words: string[],
  { runner = runners[0], env = {} }: { runner?: Runner | undefined; env?: NodeJS.ProcessEnv } = {},
): Program => {
  const prefix = runner?.prefix ?? [];
  const [program, ...rest] = [...prefix, ...readableBy(prefix, fileURLToPath(script)), ...words];
  const child = spawn(program ?? process.execPath, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...cleanEnv, ...env },
    cwd: '/',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let hasEnded = false;
  const ended = once(child, 'close').then(([code]) => {
    hasEnded = true;
    return typeof code === 'number' ? code : null;
  });
  const wrote = async (text: string): Promise<void> => {
    while (!output.includes(text)) {
      if (hasEnded) throw new Error(`Ended without “${text}”: ${output}`);
      // eslint-disable-next-line waits/no-fixed-wait -- looks again, until the text has come
      await sleep(10);
    }
  };
  return { child, output: () => output, wrote, ended };
};

/** The faked clock of `npm run test:days`: without it, a server would live on another day than its database. */
const clock = Object.entries(process.env).filter(([name]) => name === 'LD_PRELOAD' || name.startsWith('FAKETIME'));

/** Settings of the person who runs the tests must not decide what they find. */
const cleanEnv = {
  ...Object.fromEntries(clock),
  PATH: process.env.PATH,
  HOME: '/tmp',
  TMPDIR: process.env.TMPDIR,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};

/** The living processes that work inside a folder: every process of PostgreSQL works inside its data. */
export const processesIn = (folder: string): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 0 && startOfProcess(pid) !== null && readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
      } catch {
        return false;
      }
    });

/** Waits until a condition holds. @throws after two minutes: a busy machine is slow, and is no failure. */
export const eventually = async (condition: () => boolean | Promise<boolean>, what: string): Promise<void> => {
  const given = performance.now();
  while (performance.now() - given < 120_000) {
    if (await condition()) return;
    // eslint-disable-next-line waits/no-fixed-wait -- looks again, until the condition holds
    await sleep(50);
  }
  throw new Error(`Never: ${what}`);
};
