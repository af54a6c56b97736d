/** `npm run check:sizes`: no file of code passes the cap. Prints the median, which ought to stay near 50. */
import { readFileSync } from 'node:fs';
import { report } from './report.ts';
import { countLines, sizeProblem } from './sizes.ts';
import { codeFiles } from './sourceFiles.ts';

const files = codeFiles().map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const problems = files.flatMap(({ path, text }) => sizeProblem(path, text) ?? []);
const sizes = files.map(({ text }) => countLines(text)).sort((a, b) => a - b);
const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
const p90 = sizes[Math.floor(sizes.length * 0.9)] ?? 0;
const longest = sizes.at(-1) ?? 0;
report(problems, `${files.length} files, median ${median} lines, p90 ${p90}, longest ${longest}`);
