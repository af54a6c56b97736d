/**
 * `npm run screens`: pictures of the running product for docs/screens: every screen, in both languages, on a phone and
 * at a desk, in the three themes. Look at them: a picture nobody looks at shows nothing.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensurePortalBuilt } from '../scripts/portalBuild.ts';
import { withEveryScreen } from './fixtures/everyScreen.ts';
import { openInside } from './looks/settled.ts';
import { drawSheet, lookAround, type Looks } from './looks/sheet.ts';
import { demoPatient, walkEveryScreen } from './screens/everyScreen.ts';
import { logIn } from './screens/frontDoor.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '../docs/screens');

/** What was seen of each screen, in one language after the other. */
const seen = new Map<string, Looks[]>();

mkdirSync(folder, { recursive: true });
await ensurePortalBuilt();
await withEveryScreen({
  look: async ({ page }, name) => {
    seen.set(name, [...(seen.get(name) ?? []), await lookAround(page)]);
  },
  // In both languages the demo patient has signed in before: home then offers the same.
  walk: async (traveller, look) => {
    await traveller.page.goto(traveller.url);
    await logIn(traveller, demoPatient);
    await openInside(traveller.page, '/logout');
    return walkEveryScreen(traveller, look);
  },
  finish: async (browser) => {
    for (const [name, languages] of seen)
      writeFileSync(join(folder, `${name}.webp`), await drawSheet(browser, languages));
  },
});
