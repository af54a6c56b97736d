/** `npm run test:tools`: the tests of the project's own checks, beside them in scripts/ and bench/. */
import { globSync } from 'node:fs';
import { runNodeTests } from './nodeTests.ts';
import { formatCounts, judgedCounts } from './testCounts.ts';

const counts = judgedCounts(await runNodeTests(globSync(['scripts/**/*.test.ts', 'bench/**/*.test.ts']), 2), 0);
console.log(formatCounts(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
