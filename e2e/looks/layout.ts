import type { Page } from 'playwright-core';

/** What does not fit: the page wider than its window, words beyond its edge or cut by their own box. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`;
    const isForEyes = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !['inset(50%)', 'inset(100%)'].includes(getComputedStyle(element).clipPath) &&
      element.clientWidth > 1;
    const scrollsByItself = (element: Element): boolean => {
      for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) return true;
      }
      return false;
    };
    const found: string[] = [];
    const extra = document.documentElement.scrollWidth - window.innerWidth;
    if (extra > 0) found.push(`is ${extra} px wider than the window`);
    for (const element of document.body.querySelectorAll('*')) {
      const ownWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      if (!ownWords || !isForEyes(element) || scrollsByItself(element)) continue;
      const { left, right } = element.getBoundingClientRect();
      if (right > window.innerWidth + 1 || left < -1) found.push(`lets ${nameOf(element)} out of the window`);
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
      if (isCut && !['TEXTAREA', 'SELECT'].includes(element.tagName)) found.push(`cuts ${nameOf(element)}`);
    }
    return [...new Set(found)];
  });

/**
 * Rules of style of a reader, which no policy of the page forbids: they are made by script. Gives how to take them
 * back.
 */
const restyle = async (page: Page, css: string): Promise<() => Promise<void>> => {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets.pop();
    });
};

/** WCAG 1.4.12: what a reader may set without losing anything. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

/** WCAG 1.4.4: letters twice as large. */
const largeText = 'html { font-size: 200% !important; }';

const named = (problems: string[], how: string): string[] => problems.map((problem) => `${how} ${problem}`);

/** Gives the window this size, and waits until the page has taken it: the navigation takes another shape. */
const resizeTo = async (page: Page, size: { width: number; height: number }): Promise<void> => {
  await page.setViewportSize(size);
  await page.evaluate(
    (width) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          if (window.innerWidth === width) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look); // the page hears of its size before it draws
      }),
    size.width,
  );
};

/** What does not fit in a window of 320 px. */
export const narrowProblems = async (page: Page): Promise<string[]> => {
  const usual = page.viewportSize() ?? { width: 390, height: 844 };
  await resizeTo(page, { width: 320, height: 640 });
  const found = named(await misfits(page), 'at 320 px');
  await resizeTo(page, usual);
  return found;
};

/**
 * What is lost of a page as wide as its window is, with letters twice as large, with the spacing of WCAG 1.4.12, and at
 * 320 px (a desk at 400 %). The window is as it was afterwards.
 */
export const layoutProblems = async (page: Page): Promise<string[]> => {
  const found = named(await misfits(page), 'as it is');
  const variants = [
    ['with larger letters', largeText],
    ['with text spacing', textSpacing],
  ] as const;
  for (const [how, css] of variants) {
    const takeBack = await restyle(page, css);
    found.push(...named(await misfits(page), how));
    await takeBack();
  }
  return [...found, ...(await narrowProblems(page))];
};
