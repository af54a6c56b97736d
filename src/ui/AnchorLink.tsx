import type { ReactNode } from 'react';

import { goToAnchor } from './goToAnchor';

/** A link to a place of the same page; the route stays. */
export function AnchorLink({ anchor, children }: { anchor: string; children: ReactNode }) {
  return (
    <a
      href={`#${anchor}`}
      onClick={(event) => {
        event.preventDefault();
        goToAnchor(anchor);
      }}
    >
      {children}
    </a>
  );
}
