import { basename } from 'node:path';
import { runToEnd, type Ended } from './childProcess.ts';

/**
 * Runs the npm that started this process, by the path of its script: `npm` itself is a batch file on Windows, which
 * cannot be spawned.
 */
export function runNpm(...args: readonly string[]): Promise<Ended> {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env;
  return basename(cli).startsWith('npm') ? runToEnd(node, [cli, ...args]) : runToEnd('npm', args);
}
