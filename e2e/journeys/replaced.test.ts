import assert from 'node:assert/strict';

import type { Route } from 'playwright-core';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { confirm, introduceOneself, searchNear, takeTime } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';

const rejected =
  '<html><head><title>Request Rejected</title></head><body>The requested URL was rejected.</body></html>';

const answerWithPage = (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: rejected });

/** A firewall answers in place of the server, then no longer. */
const walkBehindFirewall = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await signUpToBook(traveller, newcomer());
  await searchNear(traveller, 'H2X 1Y4');
  await takeTime(traveller, 0);
  await introduceOneself(traveller);
  const needsReason = await page.locator('[name=raisonVisite]').isVisible();
  if (needsReason) await page.locator('[name=raisonVisite]').selectOption('cold-flu');

  await page.route('**/api/appointment/reserve', answerWithPage);
  await page.getByRole('button', { name: t('review.confirm') }).click();
  await page.getByText(t('review.unknown')).waitFor();
  await page.getByRole('button', { name: t('unknown.look'), exact: true }).waitFor();
  assert.equal(await page.getByRole('heading', { level: 1, name: t('confirmed.title') }).count(), 0);
  await page.locator('main').getByText('Maëlle').first().waitFor(); // nothing typed is lost
  await page.unroute('**/api/appointment/reserve');
  await confirm(traveller);

  await page.route('**/api/**', answerWithPage);
  await page.getByRole('link', { name: t('confirmed.home') }).click();
  await page.reload();
  await page.getByText(t('errors.replacedAnswer')).first().waitFor();
  assert.equal(await page.getByText(t('home.next.none')).count(), 0, 'A page does not say that there is nothing.');
  await page.unroute('**/api/**');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByText(t('errors.replacedAnswer')).first().waitFor({ state: 'detached' });
  assert.ok(!page.url().includes('undefined'));
};

for (const lang of ['fr', 'en'] as const)
  journey(
    'a firewall’s page confirms nothing and empties nothing, and the portal goes on without a reload (decision 54)',
    { lang, width: 390 },
    walkBehindFirewall,
  );
