import { journey, type Traveller } from '../fixtures/journey.ts';
import { openWithoutScripts } from '../screens/early.ts';

/** The pages that people reach from outside, and the key of their heading. */
const pageTops = [
  ['/signup', 'signup.title'],
  ['/nosession', 'guest.title'],
  ['/nosession?step=search', 'booking.title'],
  ['/rvsp/auth', 'invitation.title'],
] as const;

const walk = async ({ page, t, url }: Traveller): Promise<void> => {
  for (const [address, heading] of pageTops) {
    const release = await openWithoutScripts(page, `${url}/#${address}`);
    await page.getByRole('heading', { level: 1, name: t(heading), exact: true }).waitFor();
    await page.evaluate(() => {
      window.location.hash = '#/login';
    });
    await page.locator('[name=password]').waitFor();
    await page.evaluate((back) => {
      window.location.hash = back;
    }, `#${address}`);
    await page.getByRole('heading', { level: 1, name: t(heading), exact: true }).waitFor();
    await release();
    await page.locator('#unscripted').waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: t(heading), exact: true }).waitFor();
  }
};

for (const lang of ['fr', 'en'] as const)
  journey(
    'a page that people reach from outside begins before its scripts, also when the address changes meanwhile (product §8 content-security)',
    { lang, width: 390 },
    walk,
  );
