/** When its element is removed, the focus would restart at the top. */
export const focusContent = (): void => {
  document.getElementById('content')?.focus({ preventScroll: true });
};
