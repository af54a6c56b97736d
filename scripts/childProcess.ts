import { spawn, type ChildProcess, type SpawnOptions, type StdioOptions } from 'node:child_process';

export type Ended = { exitCode: number | null; output: string };

type Options = {
  /** Added to this process's environment. */
  env?: NodeJS.ProcessEnv;
  /** The folder that it runs in; this process’s by default. */
  cwd?: string;
  /** Shows the output while it comes; without it, the output is only kept. */
  isShown?: boolean;
  /** Milliseconds after which the process is killed, which counts as a failure. */
  timeout?: number;
};

const signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM'];

/**
 * Runs a command to its end and keeps what it wrote.
 * A SIGINT or SIGTERM to this process reaches the command first, so that nothing is left running behind.
 * @throws when the command cannot be started at all.
 */
export async function runToEnd(command: string, args: readonly string[], options: Options = {}): Promise<Ended> {
  const { env, cwd, isShown = false, timeout } = options;
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
  const spawnOptions: SpawnOptions = { stdio, cwd, env: { ...process.env, ...env }, killSignal: 'SIGKILL' };
  const child = spawn(command, args, timeout === undefined ? spawnOptions : { ...spawnOptions, timeout });
  const stopForwarding = forwardSignals(child);
  let output = '';
  const keep = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
    output += chunk.toString();
    if (isShown) stream.write(chunk);
  };
  child.stdout?.on('data', keep(process.stdout));
  child.stderr?.on('data', keep(process.stderr));
  try {
    return { exitCode: await exitOf(child), output };
  } finally {
    stopForwarding();
  }
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

/** Passes an interruption on, then ends this process as the shell expects of an interrupted one. */
function forwardSignals(child: ChildProcess): () => void {
  const forward = (signal: NodeJS.Signals) => {
    child.once('close', () => process.exit(signal === 'SIGINT' ? 130 : 143));
    child.kill(signal);
  };
  for (const signal of signals) process.once(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}
