const targetOf = (anchor: string): HTMLElement | undefined =>
  document.getElementById(anchor) ?? document.getElementsByName(anchor)[0];

/**
 * The hash belongs to the router.
 * @returns whether the page has that anchor
 */
export const goToAnchor = (anchor: string): boolean => {
  const target = targetOf(anchor);
  if (target === undefined) return false;
  if (!target.matches('a[href], [tabindex]')) target.tabIndex = -1;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
  return true;
};
