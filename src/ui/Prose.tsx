import { useEffect, useRef } from 'react';
import styled from 'styled-components';

import { staysHere } from '../lib/anchors';
import { goToAnchor } from './goToAnchor';
import { color, space, width } from './theme/tokens';

const Column = styled.div`
  max-width: ${width.text};
  > * + * {
    margin-top: ${space.l};
  }
  h2 {
    margin-top: ${space.xxl};
    scroll-margin-top: ${space.l};
  }
  h3 {
    margin-top: ${space.xl};
  }
  ul,
  ol {
    display: grid;
    gap: ${space.s};
    padding-inline-start: 1.5em;
  }
  table {
    border-collapse: collapse;
    width: 100%;
  }
  th,
  td {
    padding: ${space.s} ${space.m};
    border: 1px solid ${color.control};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    background: ${color.sunken};
  }
  @media print {
    max-width: none;
    h2,
    h3 {
      break-after: avoid;
    }
    li,
    tr {
      break-inside: avoid;
    }
  }
`;

/** `#general`, not a route such as `#/terms`. */
const anchorAt = ({ target }: Event): { link: Element; anchor: string } | undefined => {
  const link = target instanceof Element ? target.closest('a') : null;
  const address = link?.getAttribute('href');
  return link && address && /^#[^/]/.test(address) ? { link, anchor: address.slice(1) } : undefined;
};

type Props = {
  nodes: DocumentFragment;
  lang: string;
  addressOf: (anchor: string) => string;
};

/** Sanitised nodes. Anchors do not change the route. */
export function Prose({ nodes, lang, addressOf }: Props) {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    column.current?.replaceChildren(nodes.cloneNode(true));
  }, [nodes]);
  useEffect(() => {
    const container = column.current;
    const follow = (event: MouseEvent) => {
      const found = anchorAt(event);
      if (found === undefined) return;
      if (event.type === 'click' && staysHere(event)) {
        event.preventDefault();
        goToAnchor(found.anchor);
      } else if (event.type !== 'mousedown' || !staysHere(event)) {
        // In another tab, a bare `#general` would be a route.
        found.link.setAttribute('href', addressOf(found.anchor));
      }
    };
    const types = ['click', 'mousedown', 'contextmenu'] as const;
    for (const type of types) container?.addEventListener(type, follow);
    return () => {
      for (const type of types) container?.removeEventListener(type, follow);
    };
  }, [addressOf]);
  return <Column ref={column} lang={lang} />;
}
