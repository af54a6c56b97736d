import { useEffect, useRef } from 'react';
import styled from 'styled-components';

import { goToAnchor } from './goToAnchor';
import { color, space, width } from './theme/tokens';

/** A text one reads from top to bottom: at most 65 characters a line, titles above their matter. */
const Column = styled.div`
  max-width: ${width.text};
  > * + * { margin-top: ${space.l}; }
  h2 { margin-top: ${space.xxl}; scroll-margin-top: ${space.l}; }
  h3 { margin-top: ${space.xl}; }
  ul, ol { display: grid; gap: ${space.s}; padding-inline-start: 1.5em; }
  table { border-collapse: collapse; width: 100%; }
  th, td { padding: ${space.s} ${space.m}; border: 1px solid ${color.control}; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  th { background: ${color.sunken}; }
  @media print {
    max-width: none;
    h2, h3 { break-after: avoid; }
    li, tr { break-inside: avoid; }
  }
`;

/** The anchor of a link inside the text: `#general`, not `#/terms`, which is a page of the portal. */
const anchorIn = (target: EventTarget | null): string | undefined => {
  const address = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
  return address && /^#[^/]/.test(address) ? address.slice(1) : undefined;
};

/** Nodes that were made harmless elsewhere, as running text. Its own anchors lead to their places, and the route stays. */
export function Prose({ nodes, lang }: { nodes: DocumentFragment; lang: string }) {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => { column.current?.replaceChildren(nodes.cloneNode(true)); }, [nodes]);
  useEffect(() => {
    const place = column.current;
    const follow = (event: MouseEvent) => {
      const anchor = anchorIn(event.target);
      if (anchor === undefined) return;
      event.preventDefault();
      goToAnchor(anchor);
    };
    place?.addEventListener('click', follow);
    return () => { place?.removeEventListener('click', follow); };
  }, []);
  return <Column ref={column} lang={lang} />;
}
