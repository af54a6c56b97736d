import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import { bundlePageEnd } from '../devTools/bundlePageEnd.ts';
import { startDevToolsApp, type DevToolsApp } from '../devTools/startApp.ts';
import { untilFound } from '../fixtures/patience.ts';
import { journey, type Traveller } from '../fixtures/journey.ts';
import { openInside } from '../looks/settled.ts';
import { logIn } from '../screens/frontDoor.ts';
import { openReplay, openSupportPortal, reportProblem } from '../screens/report.ts';

type Action = { type: string };
type File = { meta: object; payload: string; preloadedState: string };
/** What the application of Redux DevTools holds, as its own export writes it. */
type Held = {
  actionsById: Record<string, { action: Action }>;
  computedStates: { state: object; error?: string }[];
  stagedActionIds: number[];
  currentStateIndex: number;
  isLocked: boolean;
};

/* eslint-disable @typescript-eslint/consistent-type-assertions -- boundary: what the test then looks at */
const fileIn = (text: string): File => JSON.parse(text) as File;
const actionsIn = ({ payload }: File): Action[] => JSON.parse(payload) as Action[];
const heldIn = (text: string): Held => JSON.parse(text) as Held;
/* eslint-enable @typescript-eslint/consistent-type-assertions */

/** The replay page with what the extension of Redux DevTools puts into it. */
const openWatched = (traveller: Traveller, app: () => DevToolsApp): Promise<Page> =>
  openSupportPortal(
    traveller,
    () => undefined,
    async (page) => {
      await page.exposeFunction('tellDevTools', (message: object) => app().tell(message));
      await page.addInitScript({ content: await bundlePageEnd() });
    },
  );

/** Opens the application and connects it, as its settings page asks. */
const openApp = async (staff: Page, { url }: DevToolsApp): Promise<Page> => {
  const page = await staff.context().newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('custom').check();
  await page.locator('#root_hostname').fill('127.0.0.1');
  await page.locator('#root_port').fill(new URL(url).port);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  return page;
};

const exported = async (page: Page): Promise<Held> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to a file' }).click(),
  ]);
  return heldIn(readFileSync(await download.path(), 'utf8'));
};

const untilHeld = (page: Page, isReached: (held: Held) => boolean, what: string): Promise<Held> =>
  untilFound(async () => {
    const held = await exported(page);
    return isReached(held) ? held : undefined;
  }, what);

/** The replayed screens ask for data at its last step: nothing may come after it. */
const lock = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Lock changes' }).click();
  await untilHeld(page, ({ isLocked }) => isLocked, 'a locked replay');
};

/** Gives a trace to the application’s own import, beside a replay that holds its first steps only. */
const importTrace = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await logIn(traveller, { login: 'demo.boreal', password: 'Sapin-Givre-47' });
  await openInside(page, '/app/appointments');
  await page.getByRole('link', { name: t('footer.report') }).click();
  const { name, text } = await reportProblem(traveller, 'rien ne se passe');
  const file = fileIn(text);
  const actions = actionsIn(file);
  assert.ok(actions.length > 10);

  const heard = Promise.withResolvers<Page>();
  const app = await startDevToolsApp('replay', (message) => {
    void heard.promise.then((staff) =>
      staff.evaluate((told) => {
        const hear: unknown = Reflect.get(window, 'hearDevTools');
        if (typeof hear === 'function') Reflect.apply(hear, undefined, [told]);
      }, message),
    );
  });
  try {
    const staff = await openWatched(traveller, () => app);
    const first = { ...file, payload: JSON.stringify(actions.slice(0, 2)) };
    await openReplay(staff, { name, text: JSON.stringify(first) });
    heard.resolve(staff);
    const devTools = await openApp(staff, app);
    await lock(devTools);

    const chooser = devTools.waitForEvent('filechooser');
    await devTools.getByRole('button', { name: 'Import from a file' }).click();
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    const last = actions.length;
    const held = await untilHeld(devTools, (now) => now.stagedActionIds.length === last + 1, `${last} steps`);
    assert.deepEqual(
      held.stagedActionIds.slice(1).map((id) => held.actionsById[id]?.action),
      actions,
    );
    assert.equal(held.currentStateIndex, last);
    assert.equal(held.computedStates.length, last + 1);
    assert.deepEqual(
      held.computedStates.flatMap(({ error }) => error ?? []),
      [],
    );
    assert.deepEqual(held.computedStates[0]?.state, JSON.parse(file.preloadedState));
    await devTools
      .getByText(actions.at(-1)?.type ?? '')
      .first()
      .waitFor();
    await staff.context().close();
  } finally {
    await app.stop();
  }
};

journey(
  'the application of Redux DevTools imports a trace by its own button, and holds its actions, its states and the last step',
  { lang: 'fr', width: 1280 },
  importTrace,
);
