import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';

import { useAppDispatch } from '../../store/hooks';

/**
 * Dispatches as long as the page is open. An answer that comes after the page was left must not fill again what leaving it emptied.
 */
export const useDispatchHere = () => {
  const dispatch = useAppDispatch();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (action: UnknownAction): void => {
    if (isHere.current) dispatch(action);
  };
};
