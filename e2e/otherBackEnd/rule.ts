import { after, before, beforeEach, test } from 'node:test';

import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

import { findChromium, launchArguments } from '../../scripts/chromium.ts';
import { stateTimeout } from '../fixtures/patience.ts';
import { messagesOf, type Lang, type Messages } from '../fixtures/text.ts';
import { startHost, type Base, type Host, type Service } from './startHost.ts';

/** What a rule is looked at with: a browser nobody used before, the portal's host, the other back end. */
export type PortalSession = {
  page: Page;
  context: BrowserContext;
  host: Host;
  t: Messages;
  /** Opens the portal at an in-app address, from nothing, and waits for the page. */
  open: (address: string) => Promise<void>;
  /** The in-app address, as the person reads it. */
  currentAddress: () => string;
  /** What the two storages hold. */
  stored: () => Promise<{ session: Record<string, string>; local: Record<string, string> }>;
};

type Setting = {
  base?: Base;
  lang?: Lang;
  config?: Record<string, unknown>;
  /** Answers instead of the usual back end; with a relative base. */
  service?: Service;
  /** Whether the portal may keep itself on the device; a rule of its own looks at that. */
  keepsShell?: boolean;
  /** In milliseconds. */
  timeout?: number;
};

const executablePath = await findChromium();
let browser: Browser | undefined;
let host: Host | undefined;

before(async () => {
  if (executablePath === null) return;
  host = await startHost();
  browser = await chromium.launch({ executablePath, args: launchArguments });
});
beforeEach(() => {
  host?.backEnd.forget();
});
after(async () => {
  await browser?.close();
  host?.stop();
});

const sessionOn = (page: Page, to: Host, lang: Lang): PortalSession => ({
  page,
  context: page.context(),
  host: to,
  t: messagesOf(lang),
  open: async (address) => {
    await page.goto(`${to.url}${address === '' ? '' : `#${address}`}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  currentAddress: () => decodeURI(new URL(page.url()).hash.slice(1)),
  stored: () =>
    page.evaluate(() => {
      const textsOf = (area: Storage) =>
        Object.fromEntries(Object.keys(area).map((key) => [key, area.getItem(key) ?? '']));
      return { session: textsOf(sessionStorage), local: textsOf(localStorage) };
    }),
});

/**
 * One sentence of the specification, shown on the built portal against a back end that is not ours. Counted as skipped
 * without a browser.
 */
export const rule = (
  name: string,
  walk: (session: PortalSession) => Promise<void>,
  { base = 'relative', lang = 'fr', config, service, keepsShell = false, timeout = 3 * stateTimeout }: Setting = {},
): void => {
  test(
    `${name} [${base}, ${lang}]`,
    { skip: executablePath === null ? 'no browser can run here' : false, timeout },
    async () => {
      if (browser === undefined || host === undefined) throw new Error('The host has not started.');
      host.set(base, config, service);
      const context = await browser.newContext({
        locale: lang === 'fr' ? 'fr-CA' : 'en-CA',
        viewport: { width: 390, height: 844 },
        serviceWorkers: keepsShell ? 'allow' : 'block',
      });
      context.setDefaultTimeout(stateTimeout);
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      try {
        await walk(sessionOn(page, host, lang));
        if (faults.length > 0) throw new Error(faults.join('\n'));
      } catch (error) {
        throw new Error(
          `${error instanceof Error ? error.message : String(error)}\nAt ${page.url()}\n${faults.join('\n')}`,
          { cause: error },
        );
      } finally {
        await context.close();
      }
    },
  );
};

/** The same for both kinds of baseUrl. */
export const ruleOfBoth = (name: string, walk: (session: PortalSession, base: Base) => Promise<void>): void => {
  for (const base of ['relative', 'absolute'] as const) rule(name, (session) => walk(session, base), { base });
};
