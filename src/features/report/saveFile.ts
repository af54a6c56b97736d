export const saveFile = (name: string, text: string): void => {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => {
    URL.revokeObjectURL(href);
  }, 60_000); // slow browsers read it late
};
