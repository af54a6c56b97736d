import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { forgetEarlyEntry, keepEarlyEntry, type EarlyEntry } from '../../lib/earlyEntry';
import { takenOverEvent, takeOverEvent, waitingMark } from './letWait';

/**
 * Notes where in the page the keyboard and the caret are; the answer puts them there again, or in the field of that name that stands
 * there since. Nothing, where the keyboard is nowhere.
 */
const earlyFocus = (place: HTMLElement): (() => void) | undefined => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !place.contains(focused)) return undefined;
  const caret = focused instanceof HTMLInputElement ? focused : undefined;
  const { name, selectionStart = null, selectionEnd = null, selectionDirection } = caret ?? {};
  return () => {
    if (focused.isConnected) {
      focused.focus({ preventScroll: true });
      focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true })); // the portal has not seen it come
      return;
    }
    const now = caret && place.querySelector<HTMLInputElement>(`input[name="${name ?? ''}"]`);
    now?.focus();
    now?.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
  };
};

/** What was typed, and whether the password shows. */
const entryIn = (fields: readonly HTMLInputElement[]): EarlyEntry => ({
  values: Object.fromEntries(fields.filter(({ value }) => value !== '').map(({ name, value }) => [name, value])),
  isShown: fields.some(({ name, type }) => name === 'password' && type === 'text'),
});

/** Takes the marks off what waits. */
const unmark = (pressable: readonly HTMLElement[]): HTMLElement[] => {
  const waiting = pressable.filter((pressed) => pressed.hasAttribute(waitingMark));
  for (const pressed of waiting) pressed.removeAttribute(waitingMark);
  return waiting;
};

/** The build and the browser disagree, as after a change of the catalogues alone. The person loses nothing; who runs the network may build again. */
const sayDifferent = (difference: unknown): void => {
  // eslint-disable-next-line no-console -- the library's own words, with nothing personal
  console.warn('The first screen was drawn anew:', difference);
};

/** Says when the portal stands. That it changes at once makes React run all that waits for that (`useEffect`) before anything else happens. */
function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  const [, settle] = useState(false);
  useLayoutEffect(() => {
    onDrawn();
    settle(true); // eslint-disable-line react-hooks/set-state-in-effect -- that is what it is for
  }, [onDrawn]);
  return children;
}

/**
 * Draws the portal where the first screen stands, in slices that leave a slow phone free to answer (React hurries when somebody types
 * or presses). `look` is called when it stands, before its fields begin to hear. @returns when they do. @throws when it cannot be drawn
 */
const draw = (place: HTMLElement, portal: ReactNode, isSame: boolean, look: () => void): Promise<void> =>
  new Promise((resolve, onUncaughtError) => {
    const onDrawn = () => {
      look();
      resolve();
    };
    const drawn = <Drawn onDrawn={onDrawn}>{portal}</Drawn>;
    startTransition(() => {
      if (isSame) hydrateRoot(place, drawn, { onRecoverableError: sayDifferent, onUncaughtError });
      else createRoot(place, { onUncaughtError }).render(drawn);
    });
  });

/**
 * Puts the portal where the first screen stands; nothing that is done meanwhile is lost. `isSame` says that the portal draws just what is
 * there: then the very fields stay, with text, caret, composition and the phone's keyboard. Should anything differ all the same, React
 * draws anew, and what was typed, the focus and the caret are carried over.
 * @returns what lets go on what waited: a sent form, a pressed button
 */
export const takeOver = async (place: HTMLElement, portal: ReactNode, isSame: boolean): Promise<() => void> => {
  const fields = [...place.querySelectorAll('input')];
  const pressable = [...place.querySelectorAll<HTMLElement>('form, [type=button]')];
  const early = unmark(pressable);
  place.dispatchEvent(new Event(takeOverEvent));
  const keep = () => {
    keepEarlyEntry(entryIn(fields));
  };
  keep();
  const focus = earlyFocus(place);
  delete place.dataset.early;
  await draw(place, portal, isSame, keep);
  const waiting = [...early, ...unmark(pressable)];
  place.dispatchEvent(new Event(takenOverEvent));
  forgetEarlyEntry();
  (earlyFocus(place) ?? focus)?.();
  return () => {
    for (const pressed of waiting) {
      if (pressed instanceof HTMLFormElement)
        (pressed.isConnected ? pressed : place.querySelector('form'))?.requestSubmit();
      else pressed.click();
    }
  };
};
