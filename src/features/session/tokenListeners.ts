import { isPending } from '@reduxjs/toolkit';

import type { StartListening } from '../../api/listening';
import { invitationAreaLeft, invitationAreaOpened } from '../../api/signals';

/** Picks up a token edited in storage (spec §7); `pending` fires before the call is sent. */
export const listenToToken = (startListening: StartListening): void => {
  startListening({
    matcher: isPending,
    effect: (_action, { dispatch, extra }) => {
      const token = extra.tokenByHand();
      if (token !== undefined) dispatch(token ? invitationAreaOpened({ authToken: token }) : invitationAreaLeft());
    },
  });
};
