import assert from 'node:assert/strict';

import { AxeBuilder } from '@axe-core/playwright';

import { journey, type Traveller } from '../fixtures/journey.ts';
import type { Lang } from '../fixtures/words.ts';

/** The open screens, each with the title that shows that it is there. */
const screens: readonly (readonly [string, string])[] = [
  ['/login', 'login.title'], ['/signup', 'signup.title'], ['/recover', 'recover.title'], ['/recover/do', 'newPassword.title'],
  ['/nosession/verify', 'verify.title'], ['/privacy', 'legal.privacy.title'], ['/terms', 'legal.terms.title'], ['/404', 'error.msg.pagenotfound'],
];

/** Every rule of axe, with the contrast that AAA asks for. */
const findingsOf = async ({ page }: Traveller): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).options({ rules: { 'color-contrast-enhanced': { enabled: true } } }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`);
};

const lookAtEveryScreen = async (traveller: Traveller): Promise<void> => {
  const { page, t, url } = traveller;
  const found: string[] = [];
  for (const [route, title] of screens) {
    await page.goto(`${url}/#${route}`);
    await page.getByRole('heading', { level: 1, name: t(title) }).waitFor();
    if (route === '/privacy' || route === '/terms') await page.getByRole('link', { name: t('legal.top') }).waitFor();
    if (route === '/signup' || route === '/recover') await page.getByRole('button', { name: t(`${route.slice(1)}.submit`) }).click();
    found.push(...(await findingsOf(traveller)).map((finding) => `${route} ${finding}`));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) found.push(`${route} is ${overflow} px wider than the screen`);
  }
  assert.deepEqual(found, []);
};

for (const lang of ['fr', 'en'] satisfies Lang[]) {
  journey('axe finds nothing on the open screens, forms with errors included (spec §2 public-layout)', { lang, width: 390 }, lookAtEveryScreen);
}
