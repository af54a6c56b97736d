import type { Page } from 'playwright-core';

import { asProse } from './prose.ts';
import { readAloud } from './readAloud.ts';

type Wanted = (line: string) => boolean;

/** Other readers say these together with what follows or came before. */
const isBoundary = (line: string): boolean =>
  /^(?:article|region|group|navigation|list|timer|status|search)(?:,|$)|^end of /.test(line);

/** How often one goes on from one line of the page to a later one. @throws when the page says neither */
export const stopsBetween = async (page: Page, isStart: Wanted, isEnd: Wanted): Promise<number> => {
  const lines = asProse(await readAloud(page), '').map((line) => line.replace(/\s/g, ' '));
  const start = lines.findIndex(isStart);
  const end = lines.findIndex((line, at) => at > start && isEnd(line));
  if (start < 0 || end < 0) throw new Error(`Not heard:\n${lines.join('\n')}`);
  return lines.slice(start + 1, end + 1).filter((line) => !isBoundary(line)).length;
};
