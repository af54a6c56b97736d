import { useCallback } from 'react';

import { mailboxApi } from '../../api/mailboxApi';
import { sessionEnded } from '../../api/signals';
import { useAppDispatch } from '../../store/hooks';
import { useConfirmedPhase, type SessionPhase } from '../../ui/useConfirmedPhase';

/** Ends an expired session, so that no record stays on an unattended screen. */
export const useSessionPhase = (endsAt: number): SessionPhase => {
  const dispatch = useAppDispatch();
  const ask = useCallback(
    async (phase: SessionPhase) => {
      const { countUnread } = mailboxApi.endpoints;
      await dispatch(countUnread.initiate(undefined, { forceRefetch: true, subscribe: false }));
      if (phase === 'over') dispatch(sessionEnded('rejected'));
    },
    [dispatch],
  );
  return useConfirmedPhase(endsAt, ask);
};
