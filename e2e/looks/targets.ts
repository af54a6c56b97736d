import type { Page } from 'playwright-core';

/**
 * What cannot be pressed with a trembling finger: lower than 44 px, unless it is a word of a sentence (docs/design.md).
 */
export const targetProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 44;
    const isForFingers = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !['inset(50%)', 'inset(100%)'].includes(getComputedStyle(element).clipPath) &&
      element.clientWidth !== 1;
    const isInSentence = (element: Element): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const [own, around] = [
        element.textContent.trim(),
        element.closest('p, li, dd, td, label, span')?.textContent.trim(),
      ];
      return around !== undefined && around.length > own.length;
    };
    const found = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap(
      (element) => {
        // A box or a dot is pressed by its label as well.
        const isMark = element instanceof HTMLInputElement && ['radio', 'checkbox', 'file'].includes(element.type);
        const pressed = isMark ? (element.labels?.[0] ?? element) : element;
        if (!isForFingers(pressed) || isInSentence(element)) return [];
        const { height } = pressed.getBoundingClientRect();
        const name = `${element.tagName.toLowerCase()} “${(element.textContent || element.getAttribute('name') || '').trim().slice(0, 40)}”`;
        return height >= least - 0.5 ? [] : [`is only ${Math.round(height)} px high to press: ${name}`];
      },
    );
    return [...new Set(found)];
  });
