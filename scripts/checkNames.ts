/** `npm run check:names`: every file of code bears a name in the project's style. */
import { fileNameProblem } from './fileNames.ts';
import { report } from './report.ts';
import { codeFiles } from './sourceFiles.ts';

const files = codeFiles();
const problems = files.flatMap((path) => fileNameProblem(path) ?? []);
report(problems, `${files.length} file names`);
