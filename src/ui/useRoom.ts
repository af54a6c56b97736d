import { useSyncExternalStore } from 'react';

/** In root font sizes, so that large text counts as a small screen (WCAG 1.4.4). */
const enough = { line: { width: 48 }, bar: { width: 22, height: 28 }, chips: { height: 44 } };

/** `line`: beside the mark. `bar`: at the bottom of a phone. `menu`: behind one button. */
export type Room = 'line' | 'bar' | 'menu';

const sizeNow = () => {
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return { width: window.innerWidth / letter, height: window.innerHeight / letter };
};

const roomNow = (): Room => {
  const { width, height } = sizeNow();
  if (width >= enough.line.width) return 'line';
  return width >= enough.bar.width && height >= enough.bar.height ? 'bar' : 'menu';
};

const follow = (onChange: () => void): (() => void) => {
  const sizes = new ResizeObserver(onChange);
  sizes.observe(document.body);
  window.addEventListener('resize', onChange);
  return () => {
    sizes.disconnect();
    window.removeEventListener('resize', onChange);
  };
};

export const useRoom = (): Room => useSyncExternalStore(follow, roomNow, () => 'line');

/** Where a row of chips would push the first free time off the screen (decision 94). */
export const useIsShort = (): boolean =>
  useSyncExternalStore(
    follow,
    () => sizeNow().height < enough.chips.height,
    () => false,
  );
