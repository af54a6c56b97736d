import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { OpenedPage } from '../../lib/happenings';
import { paths } from '../../lib/paths';

/** Login is the only page open before this is filled. */
const initialState: OpenedPage = { pattern: paths.login, params: [], step: null };

/** For replays; names no person. */
export const navSlice = createSlice({
  name: 'nav',
  initialState,
  reducers: {
    changed: (_state, { payload }: PayloadAction<OpenedPage>) => payload,
  },
});
