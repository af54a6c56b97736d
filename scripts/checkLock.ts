/** `npm run check:lock`: each lock file agrees with its package.json, and holds an integrity hash for every package. */
import { readFileSync } from 'node:fs';
import { runNpm } from './npm.ts';
import { lockFileProblems, type LockFile } from './lockFile.ts';
import { report } from './report.ts';
import { sourceFiles } from './sourceFiles.ts';

const locks = sourceFiles('package-lock.json');
const problems = locks.flatMap((name) => {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- npm documents this format
  return lockFileProblems(name, JSON.parse(readFileSync(name, 'utf8')) as LockFile);
});
const { exitCode, output } = await runNpm('ci', '--dry-run');
if (exitCode !== 0) problems.push(output);
report(problems, `${locks.length} lock files`);
