import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { forgetEarlyEntry, keepEarlyEntry, type EarlyEntry } from '../../lib/earlyEntry';
import { takenOverEvent, takeOverEvent, waitingMark } from './letWait';

/** Restores focus and caret, possibly in a redrawn field. */
const earlyFocus = (container: HTMLElement): (() => void) | undefined => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !container.contains(focused)) return undefined;
  const caret = focused instanceof HTMLInputElement ? focused : undefined;
  const { name, selectionStart = null, selectionEnd = null, selectionDirection } = caret ?? {};
  return () => {
    if (focused.isConnected) {
      focused.focus({ preventScroll: true });
      focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true })); // the portal missed the original event
      return;
    }
    const now = caret && container.querySelector<HTMLInputElement>(`input[name="${name ?? ''}"]`);
    now?.focus();
    now?.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
  };
};

const entryIn = (fields: readonly HTMLInputElement[]): EarlyEntry => ({
  values: Object.fromEntries(fields.filter(({ value }) => value !== '').map(({ name, value }) => [name, value])),
  isShown: fields.some(({ name, type }) => name === 'password' && type === 'text'),
});

const unmark = (pressable: readonly HTMLElement[]): HTMLElement[] => {
  const waiting = pressable.filter((pressed) => pressed.hasAttribute(waitingMark));
  for (const pressed of waiting) pressed.removeAttribute(waitingMark);
  return waiting;
};

/** Only the catalogues changed; a new build fixes it. */
const sayDifferent = (difference: unknown): void => {
  // eslint-disable-next-line no-console -- the library's own words, with nothing personal
  console.warn('The first screen was drawn again:', difference);
};

/** Signals the first commit; the state update forces React to flush pending effects. */
function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  const [, settle] = useState(false);
  useLayoutEffect(() => {
    onDrawn();
    settle(true); // eslint-disable-line react-hooks/set-state-in-effect -- that is what it is for
  }, [onDrawn]);
  return children;
}

/**
 * Draws in slices, so that slow phones stay responsive. Calls `look` before the fields listen.
 * @throws when drawing fails
 */
const draw = (container: HTMLElement, portal: ReactNode, isSame: boolean, look: () => void): Promise<void> =>
  new Promise((resolve, onUncaughtError) => {
    const onDrawn = () => {
      look();
      resolve();
    };
    const drawn = <Drawn onDrawn={onDrawn}>{portal}</Drawn>;
    startTransition(() => {
      if (isSame) hydrateRoot(container, drawn, { onRecoverableError: sayDifferent, onUncaughtError });
      else createRoot(container, { onUncaughtError }).render(drawn);
    });
  });

/**
 * Loses no input. With `isSame` React hydrates; otherwise text, focus and caret are carried over.
 * @returns how to resume the waiting form or button
 */
export const takeOver = async (container: HTMLElement, portal: ReactNode, isSame: boolean): Promise<() => void> => {
  container.dispatchEvent(new Event(takeOverEvent));
  const fields = [...container.querySelectorAll('input')];
  const pressable = [...container.querySelectorAll<HTMLElement>('form, [type=button]')];
  const early = unmark(pressable);
  const keep = () => {
    keepEarlyEntry(entryIn(fields));
  };
  keep();
  const focus = earlyFocus(container);
  delete container.dataset.early;
  await draw(container, portal, isSame, keep);
  const waiting = [...early, ...unmark(pressable)];
  container.dispatchEvent(new Event(takenOverEvent));
  forgetEarlyEntry();
  (earlyFocus(container) ?? focus)?.();
  return () => {
    for (const pressed of waiting) {
      if (pressed instanceof HTMLFormElement)
        (pressed.isConnected ? pressed : container.querySelector('form'))?.requestSubmit();
      else pressed.click();
    }
  };
};
