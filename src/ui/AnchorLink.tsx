import type { ReactNode } from 'react';

import { staysHere } from '../lib/anchors';
import { goToAnchor } from './goToAnchor';
import { useAnchorAddress } from './useAnchorAddress';

/** A link to a place of the same page; the route stays. In another tab it opens the page at that place. */
export function AnchorLink({ anchor, children }: { anchor: string; children: ReactNode }) {
  const addressOf = useAnchorAddress();
  return (
    <a
      href={addressOf(anchor)}
      onClick={(event) => {
        if (!staysHere(event)) return;
        event.preventDefault();
        goToAnchor(anchor);
      }}
    >
      {children}
    </a>
  );
}
