import type { ReactNode } from 'react';

import { staysHere } from '../lib/anchors';
import { goToAnchor } from './goToAnchor';
import { useAnchorAddress } from './useAnchorAddress';

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
