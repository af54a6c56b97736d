import type { Traveller } from '../fixtures/journey.ts';
import { untilFound } from '../fixtures/patience.ts';

/** Milliseconds: a hold lasts five minutes. */
const pastHold = 301_000;

/** The page says that time is over; its clock was installed before. */
export const letHoldRunOut = async ({ page, t }: Traveller): Promise<void> => {
  const over = page.getByText(t('hold.over'), { exact: true });
  // An answer that arrives meanwhile sets the page to the time of the server again, and one that is awaited is given up.
  await untilFound(async () => {
    await page.getByRole('timer').or(over).waitFor();
    await page.clock.runFor(pastHold);
    const isOver = over.waitFor({ timeout: 1_000 }); // it is drawn a frame later
    return isOver.then(() => true).catch(() => undefined);
  }, 'the end of the hold');
  await page.clock.resume();
};
