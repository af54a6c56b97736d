/** Puts the keyboard at the page's content, where it stands: what had it is gone, and the browser would begin again at the top. */
export const focusContent = (): void => {
  document.getElementById('content')?.focus({ preventScroll: true });
};
