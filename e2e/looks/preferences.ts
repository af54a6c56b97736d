import type { Page } from 'playwright-core';

/** What still moves for a person who asked for less motion. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isLong = (durations: string): boolean =>
      durations.split(',').some((duration) => Number.parseFloat(duration) > 0.01);
    const still = [...document.querySelectorAll('body *')].filter((element) => {
      const { animationDuration, animationName, transitionDuration } = getComputedStyle(element);
      return isLong(transitionDuration) || (animationName !== 'none' && isLong(animationDuration));
    });
    return still.map((element) => `moves: ${element.tagName} “${element.textContent.trim().slice(0, 30)}”`);
  });

/**
 * Controls that are known by their colour alone where the person’s own colours replace ours: neither edge nor line
 * under the words.
 */
const edgeless = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasEdge = (element: Element): boolean => {
      const { borderBottomColor, borderBottomStyle, borderBottomWidth, textDecorationLine } = getComputedStyle(element);
      const isDrawn =
        borderBottomStyle !== 'none' &&
        Number.parseFloat(borderBottomWidth) >= 1 &&
        !/^rgba\(.*, 0\)$/.test(borderBottomColor);
      return isDrawn || textDecorationLine.includes('underline');
    };
    const bare = [
      ...document.querySelectorAll(
        'main button, main input:not([type=radio], [type=checkbox]), main select, main textarea',
      ),
    ].filter((element) => element.checkVisibility() && !hasEdge(element));
    return bare.map((element) => `has no edge in forced colours: “${element.textContent.trim().slice(0, 30)}”`);
  });

/**
 * The keyboard’s focus, drawn as a line, which forced colours keep, and not as a shadow, which they take away: on the
 * first control that takes it, since those behind a dialog do not.
 */
const unfocused = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const focused = [...document.querySelectorAll<HTMLElement>('main button, main input, main a')].find((control) => {
      control.focus({ focusVisible: true });
      return document.activeElement === control;
    });
    if (focused === undefined) return ['nothing in it takes the focus'];
    return getComputedStyle(focused).outlineStyle === 'none' ? ['shows no focus in forced colours'] : [];
  });

/** What goes wrong on the open page for a person who asked for less motion or uses forced colours. */
export const preferenceProblems = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  const problems = [...(await moving(page)), ...(await edgeless(page)), ...(await unfocused(page))];
  await page.emulateMedia({ reducedMotion: null, forcedColors: null });
  return problems;
};
