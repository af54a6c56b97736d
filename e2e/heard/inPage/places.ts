/** The paragraph that a piece of text stands in, as its place in the page; none where lines are broken in it. */
export function blockOf(element: Element): number | undefined {
  let block = element;
  while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
  return block.querySelector('br') === null ? [...document.querySelectorAll('*')].indexOf(block) : undefined;
}

/** The ids of what a field or a dialog is described by: it is read with them. */
export function describedIds(): ReadonlySet<string> {
  const described = document.querySelectorAll('input, select, textarea, button, [role=alertdialog]');
  return new Set([...described].flatMap((field) => field.getAttribute('aria-describedby')?.split(' ') ?? []));
}

/** Whether the control before or after has said it: this reader says it once more, as a stop of its own. */
export function isSaid(node: Node, element: Element): boolean {
  const outer = node === element ? element.parentElement : element;
  const legend = element.closest('legend');
  if (legend) return legend.clientWidth > 1; // an unseen one is a stop of its own
  if (element.matches('details, caption, caption *, td:has(button)')) return true; // the table, or each button, says it
  if (outer?.closest('a, button, summary, h1, h2, h3, h4, h5, h6, legend, td, th'))
    return node.nodeType === Node.TEXT_NODE;
  if (outer?.closest('label') && !element.matches('input, select, textarea') && !element.closest('a')) return true;
  const described = describedIds();
  for (let at: Element | null = outer; at; at = at.parentElement) if (described.has(at.id)) return true;
  return false;
}

/** What a browser shows to no reader, and this one does not know: closed panels, lists of selects, and what a dialog covers. */
export function unheardParts(): Element[] {
  const parts = [...document.querySelectorAll('details:not([open]) > :not(summary), select > *')];
  for (let at = document.querySelector(':modal'); at && at !== document.body; at = at.parentElement)
    parts.push(...[...(at.parentElement?.children ?? [])].filter((sibling) => sibling !== at));
  return parts.filter((part) => !part.hasAttribute('aria-hidden'));
}
