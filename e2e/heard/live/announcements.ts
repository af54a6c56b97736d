import type { Page } from 'playwright-core';

/** What a live region said, and how urgently; or what is read because the portal moved the focus there. */
export type Announcement = {
  politeness: 'polite' | 'assertive' | 'focus';
  text: string;
  /** What a countdown showed at that moment, as 2:00. */
  left?: string;
};

declare global {
  interface Window {
    announced?: Announcement[];
  }
}

/**
 * From now on the page keeps what its live regions say, also after a reload. A region says its text whenever that
 * changes; a region that comes with its text is counted too, since some readers say it. Only the portal moves the focus
 * to what no key reaches.
 */
export const listen = async (page: Page): Promise<void> => {
  const start = (): void => {
    const selector = '[role=status], [role=alert], [role=log], [aria-live]';
    const last = new WeakMap<Element, string>();
    const said = (window.announced ??= []);
    const textIn = (region: Element): string =>
      (region instanceof HTMLElement ? region.innerText : region.textContent)
        .trim()
        .replace(/\s*\n\s*/g, ' · ')
        .replace(/\s+/g, ' ');
    const leftNow = (): { left?: string } => {
      const shown = document.querySelector('[role=timer] span[aria-hidden]')?.textContent.match(/\d+/g);
      const [minutes, seconds] = shown?.length === 1 ? ['0', ...shown] : (shown ?? []);
      return minutes === undefined || seconds === undefined ? {} : { left: `${minutes}:${seconds.padStart(2, '0')}` };
    };
    const hear = (region: Element): void => {
      const live =
        region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
      const text = textIn(region);
      if (live === 'off' || text === (last.get(region) ?? '')) return;
      last.set(region, text);
      if (text !== '') said.push({ politeness: live === 'assertive' ? 'assertive' : 'polite', text, ...leftNow() });
    };
    const roleOf = (element: Element): string =>
      /^H[1-6]$/.test(element.tagName) ? 'heading' : (element.getAttribute('role') ?? element.localName);
    const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? textIn(element);
    document.addEventListener('focusin', ({ target, isTrusted }) => {
      if (!isTrusted) return; // told again to the portal alone, which takes over a page whose focus has moved
      if (!(target instanceof Element) || !target.matches('[tabindex="-1"]')) return;
      const ids = target.getAttribute('aria-describedby')?.split(' ') ?? [];
      const told = ids.flatMap((id) => document.getElementById(id) ?? []).map(textIn);
      const text = [roleOf(target), target.matches('main') ? '' : nameOf(target), ...told].filter(Boolean).join(', ');
      said.push({ politeness: 'focus', text });
    });
    for (const region of document.querySelectorAll(selector)) last.set(region, textIn(region));
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const around = element?.closest(selector);
        if (around) hear(around);
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const region of [node, ...node.querySelectorAll('*')]) if (region.matches(selector)) hear(region);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  };
  await page.addInitScript(start);
  await page.evaluate(start);
};

/** What was said since the last time it was asked for. */
export const heardSince = (page: Page): Promise<Announcement[]> =>
  page.evaluate(() => window.announced?.splice(0) ?? []);
