import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { cpuOfProcess } from './cpu.ts';
import { memoryOfProcess } from './memory.ts';

/** A server in a process of its own. */
export type Program = {
  address: string;
  /** Resident memory, in bytes. */
  memory: () => number;
  cpu: () => number;
  stop: () => Promise<void>;
};

export type ProgramOptions = { env: Record<string, string>; preload?: string };

/**
 * Starts a TypeScript program under this Node and waits until it prints the address it listens on.
 * @throws when it ends before, with what it said
 */
export const startProgram = async (script: string, { env, preload }: ProgramOptions): Promise<Program> => {
  const args = preload === undefined ? [script] : ['--import', preload, script];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...env },
  });
  const ended = once(child, 'exit');
  // A bench that fails half-way leaves no server behind.
  const endWithBench = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', endWithBench);
  void ended.then(() => process.off('exit', endWithBench));
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000);
  });
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /https?:\/\/[^\s/]+/.exec(line)?.[0];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => {
      reject(new Error(`${script} ended before it listened.\n${said}`));
    });
  });
  return {
    address,
    memory: () => memoryOfProcess(child.pid ?? 0),
    cpu: () => cpuOfProcess(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
