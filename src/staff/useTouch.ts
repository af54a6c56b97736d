import { useEffect } from 'react';

import { touched } from './sessionSlice';
import { useStaffDispatch } from './staffStore';

const gestures = ['pointerdown', 'keydown'] as const;

/** A gesture shows that somebody is there: the next read tells the server. */
export const useTouch = (): void => {
  const dispatch = useStaffDispatch();
  useEffect(() => {
    const note = () => {
      dispatch(touched(Date.now()));
    };
    for (const gesture of gestures) window.addEventListener(gesture, note, { capture: true });
    return () => {
      for (const gesture of gestures) window.removeEventListener(gesture, note, { capture: true });
    };
  }, [dispatch]);
};
