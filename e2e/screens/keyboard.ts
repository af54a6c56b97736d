import type { Locator, Page } from 'playwright-core';

import type { Traveller } from '../fixtures/journey.ts';

/** More stops than any page has, a long list of free times included. */
const manyStops = 400;

/** Goes to a control by Tab alone, as somebody without a pointer does. */
export const tabTo = async (page: Page, control: Locator): Promise<void> => {
  await control.waitFor();
  for (let stops = 0; stops < manyStops; stops += 1) {
    if (await control.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(control)} cannot be reached by Tab.`);
};

/** Types in the field of this name. */
export const typeIn = async (page: Page, name: string, text: string): Promise<void> => {
  await tabTo(page, page.locator(`[name=${name}]`));
  await page.keyboard.type(text);
};

/** Goes to a link or a button and presses Enter. */
export const press = async (page: Page, control: Locator): Promise<void> => {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
};

/**
 * Uses a link or a button of a journey that is walked twice: in French by the keyboard alone, in English with the
 * pointer.
 */
export const use = ({ page, lang }: Pick<Traveller, 'page' | 'lang'>, control: Locator): Promise<void> =>
  lang === 'fr' ? press(page, control) : control.click();

/** An entry of the main navigation: other links of a page may say the same. */
export const inNavigation = ({ page, t }: Pick<Traveller, 'page' | 't'>, key: string): Locator =>
  page.getByRole('navigation', { name: t('header.nav'), exact: true }).getByRole('link', { name: t(key), exact: true });

/** Uses an entry of the main navigation, which stands behind its last button on a phone. */
export const pressInNavigation = async (
  { page, t }: Pick<Traveller, 'page' | 't'>,
  key: 'header.account' | 'header.logout',
): Promise<void> => {
  const navigation = page.getByRole('navigation', { name: t('header.nav'), exact: true });
  const entry = navigation.getByRole('link', { name: t(key), exact: true });
  await navigation.waitFor();
  if (!(await entry.isVisible())) await press(page, navigation.getByRole('button'));
  await press(page, entry);
};
