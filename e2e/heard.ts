/**
 * `npm run heard`: what a screen reader says on every screen, in both languages, one file a screen in docs/heard, and
 * what speaks by itself, one file a journey. Read them aloud: a transcript nobody reads shows nothing.
 * `npm run heard -- orca`: what Orca says in Firefox on the way to an appointment, in docs/heard/orca.
 */
import { join } from 'node:path';

import { ensurePortalBuilt } from '../scripts/portalBuild.ts';
import { hearEveryScreen } from './heard/hearEveryScreen.ts';
import { hearLive } from './heard/hearLive.ts';
import { hearOrca } from './heard/orca/hearOrca.ts';

await ensurePortalBuilt();
const heard = join(import.meta.dirname, '../docs/heard');
if (process.argv[2] === 'orca') {
  await hearOrca(join(heard, 'orca'));
} else {
  const folder = process.argv[2] ?? heard;
  const problems = await hearEveryScreen(folder);
  await hearLive(folder);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
