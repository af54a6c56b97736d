import DOMPurify from 'dompurify';

/** A part of the text that can be gone to: its anchor, and its title. */
export type LegalSection = { id: string; title: string };

/** A text without anything that acts, as nodes that may stand in the page, and what it is made of. */
export type CleanText = { nodes: DocumentFragment; sections: LegalSection[] };

/** Words, lists and tables. What is not here goes, and its words stay; scripts, styles, forms and pictures go with their content. */
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
  // A web page, a mail, a phone, or a place of this very portal.
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|#)/i,
  ADD_URI_SAFE_ATTR: ['lang', 'dir', 'scope', 'colspan', 'rowspan', 'datetime'],
  RETURN_DOM_FRAGMENT: true as const,
};

/** Ids on which the portal itself relies: a text that carried one would take the focus away from it. */
const ours: ReadonlySet<string> = new Set(['portal', 'content']);

const dropOurIds = (nodes: DocumentFragment): void => {
  for (const element of nodes.querySelectorAll('[id], [name]')) {
    for (const name of ['id', 'name']) if (ours.has(element.getAttribute(name) ?? '')) element.removeAttribute(name);
  }
};

/** The page has a title of its own; one that the text brings stands below it. */
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

/**
 * Makes HTML of the server harmless by an allow-list (spec §2: "fetched as HTML"). It comes as nodes, never as text again: the
 * page has no place where a text becomes HTML, and its policy lets only this library parse one.
 */
export const cleanLegalText = (html: string): CleanText => {
  const nodes = DOMPurify.sanitize(html, allowed);
  dropOurIds(nodes);
  lowerTitles(nodes);
  return { nodes, sections: sectionsOf(nodes) };
};
