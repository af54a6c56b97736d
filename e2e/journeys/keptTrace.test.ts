import assert from 'node:assert/strict';

import { untilFound } from '../fixtures/patience.ts';
import { journey, type Traveller } from '../fixtures/journey.ts';
import { openInside } from '../looks/settled.ts';
import { logIn, logOut } from '../screens/frontDoor.ts';
import { reportProblem } from '../screens/report.ts';

const demo = { login: 'demo.boreal', password: 'Sapin-Givre-47' };

/** The steps in a report: their types, and the calls that they belong to. */
const reported = async (traveller: Traveller): Promise<{ steps: string; file: string }> => {
  const { page, t } = traveller;
  await page.getByRole('link', { name: t('footer.report') }).click();
  const { text } = await reportProblem(traveller, 'rien');
  return { steps: String(Reflect.get(Object(JSON.parse(text)), 'payload')), file: text };
};

const earlier = '"endpointName":"listHistory"';

/** Signs in and looks at some pages: enough steps for the portal to keep them. */
const walkAround = async (traveller: Traveller): Promise<void> => {
  await logIn(traveller, demo);
  for (const address of ['/app/appointments', '/app/mailbox', '/app/account', '/app/dependents'])
    await openInside(traveller.page, address);
  // The part that redacts comes after the first screens.
  const keep = () => {
    window.dispatchEvent(new Event('pagehide'));
    return sessionStorage.getItem('trace') ?? undefined;
  };
  await untilFound(() => traveller.page.evaluate(keep), 'a trace that the tab can keep');
  await traveller.page.evaluate(() => {
    sessionStorage.removeItem('trace');
  });
};

/** What the tab stores while no page of the portal is open. */
const storedWhileAway = async ({ page, url }: Traveller): Promise<string> => {
  await page.goto(`${url}/assets/guide.fr.html`);
  return page.evaluate(() => sessionStorage.getItem('trace') ?? '');
};

const surviveReload = async (traveller: Traveller): Promise<void> => {
  const { page, t, url } = traveller;
  await walkAround(traveller);
  const stored = await storedWhileAway(traveller);
  assert.ok(stored.includes(earlier));
  for (const own of [demo.login, demo.password, 'Castonguay']) assert.ok(!stored.includes(own), own);
  await page.goto(url);
  await page.getByRole('link', { name: t('home.book') }).waitFor();
  assert.equal(await page.evaluate(() => sessionStorage.getItem('trace')), null);
  const { steps, file } = await reported(traveller);
  assert.ok(steps.includes(earlier) && steps.includes('"type":"trace/continued"'));
  assert.ok(!file.includes('Castonguay'));
};

const surviveSessionEnd = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await walkAround(traveller);
  await page.context().clearCookies();
  await openInside(page, '/app/account/devices');
  await page.getByRole('button', { name: t('login.submit'), exact: true }).waitFor();
  assert.equal(await page.evaluate(() => sessionStorage.getItem('trace')), null);
  const { steps } = await reported(traveller);
  assert.ok(steps.includes(earlier), 'The steps before the end are in the report.');
};

const endWithLogout = async (traveller: Traveller): Promise<void> => {
  await walkAround(traveller);
  await logOut(traveller);
  assert.ok(!(await storedWhileAway(traveller)).includes(earlier));
  await traveller.page.goto(traveller.url);
  const { steps } = await reported(traveller);
  assert.ok(!steps.includes(earlier), 'Nothing from before the logout is in the report.');
};

journey(
  'a report holds the steps from before a reload, which waited in the tab without any name',
  { lang: 'fr', width: 1280 },
  surviveReload,
);
journey(
  'a report holds the steps of a session that the server ended, and the tab stores none of them',
  { lang: 'en', width: 1280 },
  surviveSessionEnd,
);
journey('a logout leaves nothing of the trace, in the tab or in a report', { lang: 'fr', width: 390 }, endWithLogout);
