/** `npm run check:click`: a tap reaches SQL through few files, and README names each of them in order. */
import { readFileSync } from 'node:fs';
import { clickProblems, stopsIn } from './click.ts';
import { report } from './report.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const stops = stopsIn(read('README.md'));
report(clickProblems(stops, read), `${stops.length} files from the tap to the SQL`);
