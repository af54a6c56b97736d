import { useDispatch, useSelector } from 'react-redux';

import type { AppDispatch } from './makeStore';
import type { RootState } from './rootReducer';

export type { AppDispatch, RootState };

/** Types only: features may use this file. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
