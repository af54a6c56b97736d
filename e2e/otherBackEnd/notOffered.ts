import assert from 'node:assert/strict';

import type { PortalSession } from './rule.ts';
import { goTo } from './steps.ts';

const screens = [
  ...['mailbox/new', 'mailbox/7', 'dependents/new', 'delegates/7/share', 'account/profile', 'account/email'],
  ...['account/password', 'account/notifications', 'account/calendar', 'account/consents', 'account/devices'],
  ...['account/close', 'account/factor'],
];

/** Types the address of each screen that section 7 alone cannot serve. */
export const walkScreensNotOffered = async (given: PortalSession): Promise<void> => {
  const { page, t } = given;
  for (const screen of screens) {
    await goTo(given, `/app/${screen}`);
    await page.getByText(t('notOffered.text')).waitFor();
    assert.equal(await page.getByRole('button', { name: t('common.retry') }).count(), 0, screen);
    assert.equal(await page.getByText(t('common.error'), { exact: true }).count(), 0, screen);
    await page
      .getByText(/514|1 8|clini/i)
      .first()
      .waitFor();
  }
  await goTo(given, '/app/account/export');
  await page.getByText(t('export.absent')).waitFor();
  await goTo(given, '/app/account/access');
  await page.getByText(t('accessLog.absent')).waitFor();
};
