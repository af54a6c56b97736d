import { useState } from 'react';

import { useSessionPhase } from './useSessionPhase';
import { SessionEnding } from './SessionEnding';
import { SessionFinalEnd } from './SessionFinalEnd';

/**
 * Announces the end of the session five minutes ahead. Where it can be put off, one tap does; where it cannot, as at its absolute
 * limit, that is said instead. A server that keeps the same end after it was asked to put it off has answered that it cannot.
 */
export function SessionWarning({ endsAt, isFinal }: { endsAt: number; isFinal: boolean }) {
  const phase = useSessionPhase(endsAt);
  const [isKept, setIsKept] = useState(false);
  const [isRead, setIsRead] = useState(false);
  if (phase !== 'ending' || isRead) return null;
  return isFinal || isKept ? (
    <SessionFinalEnd
      endsAt={endsAt}
      onRead={() => {
        setIsRead(true);
      }}
    />
  ) : (
    <SessionEnding
      endsAt={endsAt}
      onAsked={() => {
        setIsKept(true);
      }}
    />
  );
}
