import { useEffect, useState } from 'react';

import { mailboxApi } from '../../api/mailboxApi';
import { sessionEnded } from '../../api/signals';
import { useAppDispatch } from '../../store/hooks';

/** How long before its end a session is announced, in milliseconds (product §8 Session). */
const ahead = 5 * 60_000;

type Phase = 'quiet' | 'ending' | 'over';

const phaseOf = (endsAt: number): Phase => {
  const left = endsAt - Date.now();
  if (left <= 0) return 'over';
  return left <= ahead ? 'ending' : 'quiet';
};

/**
 * Whether the session that ends at `endsAt` is about to. The clock is looked at each second, since a device that slept wakes late.
 * Before anything is said the server is asked, by a call that keeps nothing alive: another tab may have gone on, and its
 * answer then tells a new end. A session that is over ends here too: no record stays on a screen that nobody watches.
 */
export const useSessionPhase = (endsAt: number): Phase => {
  const dispatch = useAppDispatch();
  const [phase, setPhase] = useState<Phase>('quiet');
  const [confirmed, setConfirmed] = useState<Phase>('quiet');

  useEffect(() => {
    const look = () => {
      setPhase(phaseOf(endsAt));
    };
    const timer = setInterval(look, 1_000);
    return () => {
      clearInterval(timer);
    };
  }, [endsAt]);

  useEffect(() => {
    if (phase === 'quiet') return;
    void dispatch(mailboxApi.endpoints.countUnread.initiate(undefined, { forceRefetch: true, subscribe: false })).then(
      () => {
        setConfirmed(phase);
      },
    );
  }, [dispatch, phase]);

  useEffect(() => {
    if (confirmed === 'over') dispatch(sessionEnded('rejected'));
  }, [dispatch, confirmed]);

  return confirmed;
};
