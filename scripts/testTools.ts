/** `npm run test:tools`: the tests of the project's own checks, beside them in scripts/, bench/ and e2e/heard/. */
import { globSync } from 'node:fs';
import { runNodeTests } from './nodeTests.ts';
import { formatCounts, judgedCounts } from './testCounts.ts';

const named = process.argv.slice(2);
const files =
  named.length > 0 ? named : globSync(['scripts/**/*.test.ts', 'bench/**/*.test.ts', 'e2e/heard/**/*.test.ts']);
const counts = judgedCounts(await runNodeTests(files), 0);
console.log(formatCounts(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
