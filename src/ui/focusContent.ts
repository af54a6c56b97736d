/** Else the focus restarts at the top when its element is removed. */
export const focusContent = (): void => {
  document.getElementById('content')?.focus({ preventScroll: true });
};
