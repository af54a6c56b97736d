/** The page holds these words in both languages: without the catalogue there are no others. */
export const showNotStarted = (failure: unknown): void => {
  // eslint-disable-next-line no-console -- the cause helps who runs the network, and holds nothing personal
  console.error('The staff area cannot start:', failure);
  document.getElementById('unstarted')?.removeAttribute('hidden');
};
