/** `npm run month`: every email of one family’s month, in the language given (`fr` when none is), to be read like prose. */
import { test } from 'node:test';

import { languages } from '../../../contract/catalogues.ts';
import { printed } from './printed.ts';
import { tellMonth } from './tellMonth.ts';

const lang = languages.find((each) => process.argv.includes(each)) ?? 'fr';

test(`the month of a family, ${lang}`, async (t) => {
  for (const step of await tellMonth(t, lang)) process.stdout.write(`${printed(step)}\n`);
});
