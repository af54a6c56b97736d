export const saveBlob = (name: string, file: Blob): void => {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => {
    URL.revokeObjectURL(href);
  }, 60_000); // slow browsers read it late
};
