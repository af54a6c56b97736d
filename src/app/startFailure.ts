export const showStartFailure = (container: HTMLElement, failure: unknown): void => {
  // eslint-disable-next-line no-console -- the cause helps who runs the network, and holds nothing personal
  console.error('The portal cannot start:', failure);
  container.replaceChildren();
  document.getElementById('unscripted')?.focus();
};
