import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';

import { useAppDispatch } from '../../store/hooks';

/** Dispatches only while the page is open: a late answer must not refill cleared state. */
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
