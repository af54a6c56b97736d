import { useEffect, useState } from 'react';

import { mailboxApi } from '../../api/mailboxApi';
import { sessionEnded } from '../../api/signals';
import { useAppDispatch } from '../../store/hooks';

/** Milliseconds before the end (product §8 Session). */
const ahead = 5 * 60_000;

type Phase = 'quiet' | 'ending' | 'over';

const phaseOf = (endsAt: number): Phase => {
  const left = endsAt - Date.now();
  if (left <= 0) return 'over';
  return left <= ahead ? 'ending' : 'quiet';
};

/**
 * Polls the clock: a sleeping device fires timers late. First asks the server without extending the session, as
 * another tab may have. Ends an expired session, so that no record stays on an unattended screen.
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
