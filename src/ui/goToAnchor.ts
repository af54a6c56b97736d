const placeOf = (anchor: string): HTMLElement | undefined =>
  document.getElementById(anchor) ?? document.getElementsByName(anchor)[0];

/**
 * Brings a place of this page into view and gives it the keyboard. In script, since the address belongs to the router.
 * @returns whether the page has that place
 */
export const goToAnchor = (anchor: string): boolean => {
  const place = placeOf(anchor);
  if (place === undefined) return false;
  if (!place.matches('a[href], [tabindex]')) place.tabIndex = -1;
  place.scrollIntoView();
  place.focus({ preventScroll: true });
  return true;
};
