/**
 * `npm run check:house`: prints what the shape of the code is judged by and refuses a step back from
 * `scripts/house.json`. `--write` keeps the present figures, `--list` names the files behind two of them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { measureHouse, sharedNames, stepsBack, usedNextDoor, type SourceFile } from './house.ts';
import { report } from './report.ts';
import { stopsIn } from './click.ts';
import { sourceFiles } from './sourceFiles.ts';

const kept = 'scripts/house.json';

const read = (path: string): SourceFile => ({ path, text: readFileSync(path, 'utf8') });

const code = sourceFiles('.ts', '.tsx')
  .filter((path) => /^(src|server\/src|contract)\//.test(path) && !/\.(test|stories)\.tsx?$|^src\/testing\//.test(path))
  .map(read);
const pages = sourceFiles('.md')
  .filter((path) => /^(README\.md$|docs\/)/.test(path))
  .map(read);
const figures = {
  ...measureHouse(code, pages),
  'files of one click': stopsIn(readFileSync('README.md', 'utf8')).length,
};

console.log(`${String(code.length).padStart(7)}  files`);
for (const [what, figure] of Object.entries(figures)) console.log(`${String(figure).padStart(7)}  ${what}`);
if (process.argv.includes('--list')) {
  for (const [name, paths] of sharedNames(code)) console.log(`${name}: ${paths.join(', ')}`);
  for (const path of usedNextDoor(code)) console.log(path);
}
if (process.argv.includes('--write')) writeFileSync(kept, `${JSON.stringify(figures, null, 2)}\n`);
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- written by this script
const before = JSON.parse(readFileSync(kept, 'utf8')) as Record<string, number>;
report(stepsBack(figures, before), `${Object.keys(figures).length} figures of the code`);
