import { useDispatch, useSelector } from 'react-redux';

import type { AppDispatch } from './makeStore';
import type { RootState } from './rootReducer';

export type { AppDispatch, RootState };

/** The store's dispatch and state, with their types. Types only: a feature may import this file. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
