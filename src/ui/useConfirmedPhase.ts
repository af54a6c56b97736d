import { useEffect, useState } from 'react';

/** Milliseconds before the end (product §8 Session). */
const ahead = 5 * 60_000;

export type SessionPhase = 'quiet' | 'ending' | 'over';

const phaseOf = (endsAt: number): SessionPhase => {
  const left = endsAt - Date.now();
  if (left <= 0) return 'over';
  return left <= ahead ? 'ending' : 'quiet';
};

/**
 * Polls the clock: a sleeping device fires timers late. A phase counts once the server was asked, without extending the
 * session, as another tab may have extended it.
 */
export const useConfirmedPhase = (endsAt: number, ask: (phase: SessionPhase) => Promise<void>): SessionPhase => {
  const [phase, setPhase] = useState<SessionPhase>('quiet');
  const [confirmed, setConfirmed] = useState<SessionPhase>('quiet');

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
    void ask(phase).then(() => {
      setConfirmed(phase);
    });
  }, [ask, phase]);

  return confirmed;
};
