/**
 * Notes where in the page the keyboard and the caret are; the answer puts them there again, or in the field of that name that stands
 * there since. Nothing, where the keyboard is nowhere.
 */
export const earlyFocus = (place: HTMLElement): (() => void) | undefined => {
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
