import type { StartListening } from '../../api/listening';
import { accountClosed, sessionEnded, sessionStarted } from '../../api/signals';
import { forgetClosed } from '../../lib/closedAccount';
import { paths } from '../../lib/paths';

/** Shows the server's answer outside the ended session (product §4). */
export const listenToClosing = (startListening: StartListening): void => {
  startListening({
    actionCreator: accountClosed,
    effect: (_action, { dispatch, extra }) => {
      dispatch(sessionEnded('loggedOut')); // tells other tabs and clears the state
      extra.goTo(paths.closed);
    },
  });

  startListening({ actionCreator: sessionStarted, effect: forgetClosed });
};
