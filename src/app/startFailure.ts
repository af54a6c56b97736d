/**
 * The portal could not start: the page says so in both languages, in the words that the build wrote into index.html (Unscripted.tsx)
 * and that show while nothing stands in the portal's place.
 */
export const showStartFailure = (place: HTMLElement, failure: unknown): void => {
  // eslint-disable-next-line no-console -- the cause helps who runs the network, and holds nothing personal
  console.error('The portal cannot start:', failure);
  place.replaceChildren();
  document.getElementById('unscripted')?.focus();
};
