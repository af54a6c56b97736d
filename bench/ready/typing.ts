import type { Locator, Page } from 'playwright-core';

/** A key that was pressed in a field: the letter, and when, in milliseconds since the address was asked for. */
export type Key = { letter: string; at: number };

/** What stayed: when the first key was pressed that did, with all after it; and how many there were, and before it. */
export type Kept = { keptFrom: number; kept: number; lost: number };

/** … and when something was first painted, milliseconds. */
export type Typed = Kept & { paintedAt: number };

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** Runs in the page, before anything of it: a person who sees a field taps it, and what is pressed there is noted. */
const noteKeys = (): void => {
  const keys: Key[] = [];
  Object.assign(window, { notedKeys: keys });
  document.addEventListener(
    'keydown',
    ({ key, target, timeStamp }) => {
      if (target instanceof HTMLInputElement) keys.push({ letter: key, at: timeStamp });
    },
    true,
  );
  const seen = new MutationObserver(() => {
    const field = document.querySelector<HTMLInputElement>('input[name=username]');
    if (!field || field.offsetParent === null) return;
    seen.disconnect();
    field.focus();
  });
  seen.observe(document, { childList: true, subtree: true });
};

/**
 * What of the pressed keys stayed in the field.
 * @throws when what stands there is not the end of what was pressed: keys were lost in between
 */
export const judge = (keys: readonly Key[], value: string): Kept => {
  const pressed = keys.map(({ letter }) => letter).join('');
  const first = keys[pressed.length - value.length];
  if (!first || !pressed.endsWith(value)) throw new Error(`“${pressed}” was typed, “${value}” stayed.`);
  return { keptFrom: first.at, kept: value.length, lost: pressed.length - value.length };
};

/** A field is there, the portal has taken the page over, and nothing is fetched any more. */
const untilSettled = async (page: Page, field: Locator): Promise<void> => {
  await field.waitFor();
  await page.locator('body:not(:has([data-early]))').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
};

/** Opens an address and types from the first moment on, a key every 30 ms, until all is settled and a second more. */
export const typeFromTheStart = async (page: Page, url: string): Promise<Typed> => {
  await page.addInitScript(noteKeys);
  await page.goto(url, { waitUntil: 'commit' });
  const username = page.locator('input[name=username]');
  let end = Number.POSITIVE_INFINITY;
  const settled = untilSettled(page, username).then(() => {
    end = performance.now() + 1_000;
  });
  for (let at = 0; performance.now() < end; at += 1) {
    await page.keyboard.press(alphabet[at % alphabet.length] ?? 'a');
    await page.waitForTimeout(30);
  }
  await settled;
  const keys = await page.evaluate<Key[]>('window.notedKeys');
  const paintedAt = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  return { ...judge(keys, await username.inputValue()), paintedAt: paintedAt ?? Number.NaN };
};
