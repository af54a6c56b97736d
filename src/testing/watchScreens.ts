/** Fails a test that shows, also in passing, what `find` finds. */
export const watchScreens = (find: (added: Node) => Iterable<string>, complaint: string): void => {
  const found = new Set<string>();
  const look = (records: readonly MutationRecord[]): void => {
    for (const { addedNodes } of records)
      for (const added of addedNodes) for (const text of find(added)) found.add(text);
  };
  const watch = new MutationObserver(look);

  beforeAll(() => {
    watch.observe(document.body, { childList: true, subtree: true });
  });

  afterEach(() => {
    look(watch.takeRecords());
    const texts = [...found];
    found.clear();
    if (texts.length > 0) throw new Error(`${complaint}\n${texts.join('\n')}`);
  });
};
