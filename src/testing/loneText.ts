import { keptTexts } from './keptTexts';

/** On every screen that a test shows, also in passing: decision 93. */
const found = new Set<string>();
const look = (records: readonly MutationRecord[]): void => {
  for (const { addedNodes } of records)
    for (const added of addedNodes) for (const text of keptTexts(added)) found.add(text);
};
const watch = new MutationObserver(look);

beforeAll(() => {
  watch.observe(document.body, { childList: true, subtree: true });
});

afterEach(() => {
  look(watch.takeRecords());
  const texts = [...found];
  found.clear();
  if (texts.length > 0)
    throw new Error(`These stay old once a browser translates; give each an element of its own:\n${texts.join('\n')}`);
});
