/** `npm run check:names`: every file of code has a name in the project's style, unique on any disk. */
import { caseCollisions, fileNameProblem } from './fileNames.ts';
import { report } from './report.ts';
import { codeFiles } from './sourceFiles.ts';

const files = codeFiles();
const problems = [...files.flatMap((path) => fileNameProblem(path) ?? []), ...caseCollisions(files)];
report(problems, `${files.length} file names`);
