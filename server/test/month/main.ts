/** `npm run month`: every email, text, push and message of one family’s month, in the language given (`fr` when none is), to be read like prose. */
import { test } from 'node:test';

import { languages } from '../../../contract/catalogues.ts';
import { figureOf, printed } from './printed.ts';
import { tellMonth } from './tellMonth.ts';

const lang = languages.find((each) => process.argv.includes(each)) ?? 'fr';

test(`the month of a family, ${lang}`, async (t) => {
  const told = await tellMonth(t, lang);
  for (const step of told) process.stdout.write(`${printed(step)}\n`);
  const { emails, subjects, unread } = figureOf(told);
  process.stdout.write(
    `Who books, moves and cancels gets ${emails} emails with ${subjects} subjects, and ${unread} unread messages.\n`,
  );
});
