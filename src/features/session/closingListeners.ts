import { closingApi } from '../../api/closingApi';
import type { StartListening } from '../../api/listening';
import { sessionEnded, sessionStarted } from '../../api/signals';
import { forgetClosed, rememberClosed } from '../../lib/closedAccount';
import { paths } from '../../lib/paths';

/** Shows the server's answer outside the ended session (product §4). */
export const listenToClosing = (startListening: StartListening): void => {
  startListening({
    matcher: closingApi.endpoints.closeAccount.matchFulfilled,
    effect: ({ payload }, { dispatch, extra }) => {
      rememberClosed(payload);
      dispatch(sessionEnded('loggedOut')); // tells other tabs and clears the state
      extra.goTo(paths.closed);
    },
  });

  startListening({ actionCreator: sessionStarted, effect: forgetClosed });
};
