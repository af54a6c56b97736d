import { useEffect, useEffectEvent } from 'react';

import { useReleaseGuestSlotMutation } from '../../api/guestApi';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { choicesForgotten } from '../../scheduling/channel/appointmentsSlice';
import { areaLeft, selectGuest } from './guestSlice';

/** On leaving or reloading: the next user finds no trace. */
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
