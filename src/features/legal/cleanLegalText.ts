import DOMPurify from 'dompurify';

export type LegalSection = { id: string; title: string };

export type CleanText = { nodes: DocumentFragment; sections: LegalSection[] };

/** Other elements keep only their text; scripts, styles, forms and pictures are dropped. */
const allowed = {
  ALLOWED_TAGS: [
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'a',
    'strong',
    'b',
    'em',
    'i',
    'abbr',
    'sup',
    'sub',
    'br',
    'hr',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'blockquote',
    'address',
    'time',
    'small',
    'u',
    'pre',
    'figure',
    'figcaption',
    'div',
    'section',
    'article',
    'aside',
    'span',
    '#text',
  ],
  ALLOWED_ATTR: ['href', 'id', 'name', 'lang', 'dir', 'scope', 'colspan', 'rowspan', 'datetime'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|#)/i,
  ADD_URI_SAFE_ATTR: ['lang', 'dir', 'scope', 'colspan', 'rowspan', 'datetime'],
  RETURN_DOM_FRAGMENT: true as const,
};

/** Duplicates of these ids would steal the focus. */
const ours: ReadonlySet<string> = new Set(['portal', 'content']);

const dropOurIds = (nodes: DocumentFragment): void => {
  for (const element of nodes.querySelectorAll('[id], [name]')) {
    for (const name of ['id', 'name']) if (ours.has(element.getAttribute(name) ?? '')) element.removeAttribute(name);
  }
};

const lowerTitles = (nodes: DocumentFragment): void => {
  for (const title of nodes.querySelectorAll('h1')) {
    const lower = document.createElement('h2');
    for (const { name, value } of title.attributes) lower.setAttribute(name, value);
    lower.append(...title.childNodes);
    title.replaceWith(lower);
  }
};

const anchorOf = (heading: Element): string =>
  heading.id || (heading.querySelector('[id]')?.id ?? heading.querySelector('[name]')?.getAttribute('name') ?? '');

const sectionsOf = (nodes: DocumentFragment): LegalSection[] =>
  [...nodes.querySelectorAll('h2')]
    .map((heading) => ({ id: anchorOf(heading), title: heading.textContent.trim() }))
    .filter(({ id, title }) => id !== '' && title !== '');

/** Sanitises server HTML (spec §2: "fetched as HTML"). Returns nodes, as the page has no HTML sink. */
export const cleanLegalText = (html: string): CleanText => {
  const nodes = DOMPurify.sanitize(html, allowed);
  dropOurIds(nodes);
  lowerTitles(nodes);
  return { nodes, sections: sectionsOf(nodes) };
};
