/** `npm run check:click`: README names in order what sends, may refuse, decides and writes a tap. */
import { readFileSync } from 'node:fs';
import { clickProblems, hooksIn, missedRefusals, stopsIn } from './click.ts';
import { report } from './report.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const stops = stopsIn(read('README.md'));
const routes = 'server/src/http/routes.ts';
const problems = [...clickProblems(stops, read), ...missedRefusals(stops, hooksIn(routes, read(routes)), read)];
report(problems, `${stops.length} stops from the tap to the SQL`);
