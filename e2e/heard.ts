/**
 * `npm run heard`: what a screen reader says on every screen, in both languages, one file a screen in docs/heard. The
 * portal must have been built. Read them aloud: a transcript nobody reads shows nothing.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { withEveryScreen } from './fixtures/everyScreen.ts';
import { masked } from './heard/masked.ts';
import { asProse, readAloud } from './heard/readAloud.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '../docs/heard');

mkdirSync(folder, { recursive: true });
await withEveryScreen({
  look: async ({ page, lang }, name) => {
    const phrases = await readAloud(page);
    writeFileSync(join(folder, `${name}.${lang}.txt`), `${asProse(phrases).map(masked).join('\n')}\n`);
  },
  finish: () => Promise.resolve(),
});
