import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

const listed: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'addresses.json'), 'utf8'));

/**
 * Every address of the portal as its route table writes it; a test of the portal compares the two, so that a new route
 * is looked at here from its first day.
 */
export const patterns: readonly string[] = Array.isArray(listed) ? listed.map(String) : [];

const toRegExp = (pattern: string): RegExp => new RegExp(`^${pattern.replace(/:\w+/g, '([^/?]+)')}$`);

/** The in-app addresses that the page links to, without their queries. */
const linkedFrom = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href^="#/"]')].map(
      (link) => link.getAttribute('href')?.slice(1).split('?')[0] ?? '',
    ),
  );

/**
 * Opens every address in turn; `look` is told its pattern too. One that names something, such as a visit, is opened as
 * soon as a page has linked to it; one that nothing links to is given back, for the caller to say.
 */
export const openEachAddress = async (
  wanted: readonly string[],
  page: Page,
  look: (address: string, pattern: string) => Promise<void>,
): Promise<string[]> => {
  const linked = new Set<string>();
  let waiting = [...wanted];
  const addressOf = (pattern: string): string | undefined => {
    if (!pattern.includes(':')) return pattern;
    return [...linked].find((address) => toRegExp(pattern).test(address) && !wanted.includes(address));
  };
  for (;;) {
    const next = waiting
      .map((pattern) => ({ pattern, address: addressOf(pattern) }))
      .find(({ address }) => address !== undefined);
    if (next?.address === undefined) return waiting;
    waiting = waiting.filter((pattern) => pattern !== next.pattern);
    await look(next.address, next.pattern);
    for (const address of await linkedFrom(page)) linked.add(address);
  }
};
