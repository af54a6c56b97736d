/** React marks what it keeps; a text that is all of its element is not kept, but written into the element. */
const isKept = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

const untranslated = '[translate="no"], script, style, title';

export const keptTexts = (root: Node): string[] => {
  const found: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node: Node | null = texts.currentNode; node; node = texts.nextNode()) {
    const { nodeType, parentElement, textContent } = node;
    if (nodeType !== Node.TEXT_NODE || !textContent?.trim() || !isKept(node)) continue;
    if (parentElement?.closest(untranslated) === null) found.push(`<${parentElement.localName}> ${textContent}`);
  }
  return found;
};
