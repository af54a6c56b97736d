const placeOf = (anchor: string): HTMLElement | undefined =>
  document.getElementById(anchor) ?? document.getElementsByName(anchor)[0];

/**
 * The hash belongs to the router.
 * @returns whether the page has that anchor
 */
export const goToAnchor = (anchor: string): boolean => {
  const place = placeOf(anchor);
  if (place === undefined) return false;
  if (!place.matches('a[href], [tabindex]')) place.tabIndex = -1;
  place.scrollIntoView();
  place.focus({ preventScroll: true });
  return true;
};
