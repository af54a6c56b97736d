declare global {
  interface Window {
    /** What is seen, and what React has written since where nobody sees it. */
    unseenChanges?: () => string[];
  }
}

/**
 * Does to a page what the translator of Chrome does: a text of its own, in two elements, takes the place of each one
 * that is not blank and may be translated. The words stay the same, for those who look for them. Runs in a browser too,
 * so it stands by itself. A second call does nothing.
 */
export const startTranslator = (): void => {
  if (window.unseenChanges) return;
  const font: string = 'font'; // a string, so that it is not refused as deprecated
  const left = '[translate="no"], .notranslate, script, style, title, textarea, option, font';
  const replaced: { text: Text; read: string; by: HTMLElement }[] = [];
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
      if (node instanceof Text && node.data.trim() !== '' && node.parentElement?.closest(left) === null)
        texts.push(node);
    for (const text of texts) {
      const [by, within] = [document.createElement(font), document.createElement(font)];
      within.append(text.data);
      by.append(within);
      replaced.push({ text, read: text.data, by });
      text.replaceWith(by);
    }
  };
  const change = (records: readonly MutationRecord[]): void => {
    for (const { addedNodes, target, type } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translate(node);
  };
  const watch = new MutationObserver(change);
  translate(document.body);
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  window.unseenChanges = () => {
    change(watch.takeRecords());
    return replaced
      .filter(({ text, read, by }) => by.isConnected && text.data !== read)
      .map(({ text, read, by }) => {
        const { className, localName } = by.parentElement ?? by;
        return `<${[localName, className].filter(Boolean).join(' ')}> shows “${read}”, not “${text.data}”`;
      });
  };
};
