import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { OpenedPage } from '../../lib/happenings';
import { paths } from '../../lib/paths';

/** Only the login opens before what fills this slice is there. */
const initialState: OpenedPage = { pattern: paths.login, params: [], step: null };

/** Which page is open, for who replays a trace; nothing else reads it. It names no person and no thing. */
export const navSlice = createSlice({
  name: 'nav',
  initialState,
  reducers: {
    changed: (_state, { payload }: PayloadAction<OpenedPage>) => payload,
  },
});
