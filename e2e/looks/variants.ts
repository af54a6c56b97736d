import type { Page } from 'playwright-core';

export const themes = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof themes)[number];

/** A phone and a desk, in pixels of CSS. */
export const widths = [390, 1280] as const;
export type Width = (typeof widths)[number];
const heights = { 390: 844, 1280: 900 } as const;

/**
 * In what each page is looked at: as most people see it on a phone, or, with LOOKS=all (`npm run soak -- looks`), in
 * every theme and size.
 */
export const looks: { themes: readonly Theme[]; widths: readonly Width[] } =
  process.env['LOOKS'] === 'all' ? { themes, widths } : { themes: ['light'], widths: [390] };

/** Makes the window as wide, and as high as such a device is. */
export const resize = (page: Page, width: Width): Promise<void> =>
  page.setViewportSize({ width, height: heights[width] });

/**
 * Shows the page in a theme, as a person chooses it under « Affichage », and no colour on its way from the one before.
 */
export const wear = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((chosen) => {
    const { dataset } = document.documentElement;
    dataset['theme'] = chosen === 'dark' ? 'dark' : 'light';
    dataset['contrast'] = chosen === 'contrast' ? 'more' : 'usual';
    for (const moving of document.getAnimations()) if (moving instanceof CSSTransition) moving.finish();
  }, theme);
