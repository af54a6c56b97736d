import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { runToEnd } from '../../scripts/childProcess.ts';

/** A page of the browser, as far as a bench drives it. */
export type Page = {
  goto: (url: string) => Promise<unknown>;
  waitForSelector: (selector: string) => Promise<unknown>;
  select: (selector: string, value: string) => Promise<unknown>;
  type: (selector: string, text: string) => Promise<unknown>;
  click: (selector: string) => Promise<unknown>;
};

type Browser = { newPage: () => Promise<Page>; close: () => Promise<void> };

/** What Lighthouse says: scores from 0 to 1, null where something does not apply. */
export type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string }>;
  runtimeError?: { message: string };
};

type Flags = Record<string, unknown>;
type Answer = Promise<{ lhr: Report } | undefined>;

/** Lighthouse and the browser library it comes with. */
export type Engine = {
  lighthouse: {
    navigation: (page: Page, url: string, options: { flags: Flags }) => Answer;
    snapshot: (page: Page, options: { flags: Flags }) => Answer;
    startTimespan: (page: Page, options: { flags: Flags }) => Promise<{ endTimespan: () => Answer }>;
  };
  launch: (options: { executablePath: string; args: string[] }) => Promise<Browser>;
};

const here = import.meta.dirname;

/** Installs this folder’s packages where they are missing, and loads them. @throws when they cannot be installed */
export const loadEngine = async (): Promise<Engine> => {
  const { exitCode, output } = await runToEnd(process.execPath, ['scripts/ensureInstall.mjs', 'bench/lighthouse'], {
    isShown: true,
  });
  if (exitCode !== 0) throw new Error(output);
  const { resolve } = createRequire(join(here, 'package.json'));
  const load = (name: string): Promise<unknown> => import(pathToFileURL(resolve(name)).href);
  /* eslint-disable @typescript-eslint/consistent-type-assertions -- their own types come with them, and they only when this bench runs */
  const lighthouse = (await load('lighthouse')) as Engine['lighthouse'];
  const { launch } = (await load('puppeteer-core')) as Pick<Engine, 'launch'>;
  /* eslint-enable @typescript-eslint/consistent-type-assertions */
  return { lighthouse, launch };
};
