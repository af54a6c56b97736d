import { isPending } from '@reduxjs/toolkit';

import type { StartListening } from '../../api/listening';
import { invitationAreaLeft, invitationAreaOpened } from '../../api/signals';

/** A call carries the token that is stored, whoever stored it (spec §7). That a call begins is heard before it is sent. */
export const listenToToken = (startListening: StartListening): void => {
  startListening({
    matcher: isPending,
    effect: (_action, { dispatch, extra }) => {
      const token = extra.tokenByHand();
      if (token !== undefined) dispatch(token ? invitationAreaOpened({ authToken: token }) : invitationAreaLeft());
    },
  });
};
