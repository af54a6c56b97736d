import { closingApi } from '../../api/closingApi';
import type { StartListening } from '../../api/listening';
import { sessionEnded, sessionStarted } from '../../api/signals';
import { forgetClosed, rememberClosed } from '../../lib/closedAccount';
import { paths } from '../../lib/paths';

/** The account was closed: the server has ended the session already, and what it said is shown outside it (product §4). */
export const listenToClosing = (startListening: StartListening): void => {
  startListening({
    matcher: closingApi.endpoints.closeAccount.matchFulfilled,
    effect: ({ payload }, { dispatch, extra }) => {
      rememberClosed(payload);
      dispatch(sessionEnded('loggedOut')); // tells the other tabs and forgets what was shown
      extra.goTo(paths.closed);
    },
  });

  startListening({ actionCreator: sessionStarted, effect: forgetClosed });
};
