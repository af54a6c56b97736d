// Holds: product §8 staff
import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { axeProblems } from '../looks/axe.ts';
import { layoutProblems } from '../looks/layout.ts';
import { bookHere } from '../screens/bookAtClinic.ts';
import { press } from '../screens/keyboard.ts';
import { somebodyElse } from '../screens/others.ts';
import { openDate, signInAtClinic, waitingRows } from '../screens/staff.ts';

/** Keeps the slot back. The row stays, without buttons. */
const cancelFirst = async (traveller: Traveller): Promise<void> => {
  const { page } = traveller;
  const waiting = await waitingRows(traveller).count();
  await press(page, waitingRows(traveller).first().getByRole('button').last());
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  await press(page, dialog.getByRole('button').last());
  await dialog.waitFor({ state: 'detached' });
  await waitingRows(traveller)
    .nth(waiting - 1)
    .waitFor({ state: 'detached' });
};

for (const lang of ['fr', 'en'] as const)
  journey(
    'a receptionist sees a booking arrive on the day without a reload and cancels it, and the patient reads who looked',
    { lang, width: 1280 },
    async (traveller) => {
      const { page } = traveller;
      const first = await somebodyElse(traveller);
      const { date, address } = await bookHere(first);
      await signInAtClinic(traveller, async () => {
        assert.deepEqual([...(await layoutProblems(page)), ...(await axeProblems(page))], []);
      });
      await openDate(traveller, date);
      await waitingRows(traveller).first().waitFor();
      const before = await waitingRows(traveller).count();
      const second = await somebodyElse(traveller);
      assert.equal((await bookHere(second)).date, date);
      await waitingRows(traveller).nth(before).waitFor();
      assert.deepEqual([...(await layoutProblems(page)), ...(await axeProblems(page))], []);
      await page.setViewportSize({ width: 768, height: 1024 });
      assert.deepEqual([...(await layoutProblems(page)), ...(await axeProblems(page))], []);

      while ((await waitingRows(traveller).count()) > 0) await cancelFirst(traveller);
      await first.page.goto(address);
      await first.page.getByText(first.t('appointment.status.cancelledByClinic'), { exact: true }).first().waitFor();
      await first.page.goto(`${first.url}/#/app/account/access`);
      await first.page
        .getByText(/Nadia Roy/)
        .first()
        .waitFor();
    },
  );
