import { useEffect, useEffectEvent } from 'react';

import { useReleaseGuestSlotMutation } from '../../api/guestApi';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { choicesForgotten } from '../../scheduling/channel/appointmentsSlice';
import { areaLeft, selectGuest } from './guestSlice';

/**
 * Who leaves a page of the express area, or reloads it, leaves nothing behind: the place that is kept is free again, also for whoever
 * comes straight back, and what was chosen is forgotten.
 */
export const useLeaveNothing = (): void => {
  const dispatch = useAppDispatch();
  const { kept } = useAppSelector(selectGuest);
  const [release] = useReleaseGuestSlotMutation();
  const leave = useEffectEvent(() => {
    if (kept) void release({ token: kept.token });
    dispatch(choicesForgotten());
  });
  useEffect(() => {
    const goes = () => {
      leave();
    };
    window.addEventListener('pagehide', goes);
    return () => {
      window.removeEventListener('pagehide', goes);
      leave();
      dispatch(areaLeft());
    };
  }, [dispatch]);
};
