const partsOf = (root: HTMLElement): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text) found.push(node);
  return found;
};

const textWhere = (root: HTMLElement, isShown: (element: Element) => boolean): string =>
  partsOf(root)
    .filter(({ parentElement }) => {
      for (let one = parentElement; one !== null && one !== root; one = one.parentElement)
        if (!isShown(one)) return false;
      return true;
    })
    .map(({ data }) => data)
    .join(' ');

/** What the eyes find: as `visuallyHidden` hides. */
export const seenIn = (root: HTMLElement): string =>
  textWhere(root, (element) => getComputedStyle(element).width !== '1px');

export const heardIn = (root: HTMLElement): string =>
  textWhere(root, (element) => element.getAttribute('aria-hidden') !== 'true');
