import { useSyncExternalStore } from 'react';

/** In root font sizes, so that large text counts as a small screen (WCAG 1.4.4). */
const enough = { line: { width: 48 }, bar: { width: 22, height: 28 } };

/** `line`: beside the mark. `bar`: at the bottom of a phone. `menu`: behind one button. */
export type Room = 'line' | 'bar' | 'menu';

const roomNow = (): Room => {
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const [width, height] = [window.innerWidth / letter, window.innerHeight / letter];
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
