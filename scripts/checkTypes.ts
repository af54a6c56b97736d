/** `npm run check:types`: the compiler over the portal, then over everything that runs in Node. */
import { runToEnd } from './childProcess.ts';

for (const project of ['tsconfig.json', 'tsconfig.node.json']) {
  const kept = ['--incremental', '--tsBuildInfoFile', `.cache/${project}.tsbuildinfo`];
  const args = ['node_modules/typescript/bin/tsc', '-p', project, ...kept];
  const { exitCode } = await runToEnd(process.execPath, args, { isShown: true });
  if (exitCode !== 0) process.exitCode = 1;
}
