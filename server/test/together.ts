/** Runs the test files of its arguments in one process: what `run.ts` starts. */
import { describeFiles } from '../../scripts/describeFiles.ts';
import './support/testDatabase.ts'; // before the first suite: what it does at the end is for all of them

describeFiles(process.argv.slice(2));
