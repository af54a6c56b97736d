import { createAction, isAnyOf } from '@reduxjs/toolkit';

import { api } from '../../api/api';
import type { StartListening } from '../../api/listening';
import { sessionApi } from '../../api/sessionApi';
import {
  anonymousRefused,
  codeAccepted,
  invitationTokenRefused,
  sessionEnded,
  sessionStarted,
} from '../../api/signals';
import { mayBeClosed } from '../../lib/closingAsked';
import { dropDraftsBut } from '../../lib/drafts';
import { forgetMemories } from '../../lib/forgetOnSessionEnd';
import { paths, toLogin } from '../../lib/paths';
import type { Ports } from '../../lib/ports';

export const logoutRequested = createAction('session/logoutRequested');

/** The payload is the login id. */
const isSignedIn = isAnyOf(
  sessionApi.endpoints.login.matchFulfilled,
  sessionApi.endpoints.signup.matchFulfilled,
  sessionApi.endpoints.completeRecovery.matchFulfilled,
  sessionApi.endpoints.reopenAccount.matchFulfilled,
  codeAccepted,
);

/** At login itself, keeps the present address. */
const backTo = (target: string): string =>
  target.split('?')[0] === paths.login ? target : toLogin({ returnUrl: target });

/** Only signing in tells (decision 54). */
const landAtLogin = ({ here, goTo }: Pick<Ports, 'here' | 'goTo'>, isPerhapsClosed: boolean): void => {
  if (isPerhapsClosed) goTo(paths.login, { tone: 'error', message: 'close.lost' });
  else goTo(backTo(here()), { tone: 'error', message: 'error.msg.invalidToken' });
};

/** Redirects to login, or to identification for the invitation area (spec §4). */
const listenToRefusals = (startListening: StartListening): void => {
  startListening({
    actionCreator: anonymousRefused,
    effect: (_action, { extra }) => {
      if (extra.here().startsWith(`${paths.login}?`)) return; // it would lose the returnUrl
      extra.goTo(paths.login, { tone: 'error', message: 'error.msg.invalidToken' });
    },
  });

  startListening({
    actionCreator: invitationTokenRefused,
    effect: async ({ payload: { wasIdentified } }, { extra }) => {
      extra.goTo(paths.invitationAuth, wasIdentified ? { tone: 'error', message: 'invitation.ended' } : undefined);
      await extra.flush();
    },
  });
};

/** Spec §4, product §8. */
export const listenToSession = (startListening: StartListening): void => {
  startListening({
    predicate: isSignedIn,
    effect: async (action, { dispatch, extra }) => {
      if (!isSignedIn(action)) return; // narrows the type, which the library loses
      const user = action.payload;
      dropDraftsBut(user);
      dispatch(sessionStarted({ user }));
      dispatch(api.util.resetApiState()); // drops an earlier user's data
      extra.tellTabs({ kind: 'started', user });
      await extra.flush();
    },
  });

  startListening({
    actionCreator: logoutRequested,
    effect: async (_action, listening) => {
      const { dispatch, extra } = listening;
      const { begun } = listening.getOriginalState().turns;
      const { error } = await dispatch(sessionApi.endpoints.logout.initiate());
      if (listening.getState().turns.begun !== begun) return; // the session to end has been replaced
      dispatch(sessionEnded('loggedOut'));
      const isConfirmed = error === undefined || ('status' in error && error.status === 401);
      extra.goTo(
        paths.login,
        isConfirmed
          ? { tone: 'success', message: 'login.successfulLogout' }
          : { tone: 'error', message: 'login.logoutUnconfirmed' },
      );
    },
  });

  startListening({
    actionCreator: sessionEnded,
    effect: async ({ payload }, listening) => {
      const { dispatch, extra } = listening;
      const { user } = listening.getOriginalState().session;
      const isPerhapsClosed = mayBeClosed();
      extra.emptyStorage(); // before the guard runs; no slice knows a user set by hand
      forgetMemories({ by: payload, user }); // before the forms, which hold drafts, unmount
      if (payload === 'loggedOut' || payload === 'rejected')
        extra.tellTabs({ kind: 'ended', ...(user !== null && { user }) });
      if (payload === 'rejected' || payload === 'elsewhere') landAtLogin(extra, isPerhapsClosed);
      await listening.delay(0); // the refused call must settle before the reset aborts it
      dispatch(api.util.resetApiState());
      // Lets the server drop the dead session's cookies; a 401 here is ignored.
      if (payload === 'rejected') void dispatch(sessionApi.endpoints.logout.initiate());
      await extra.flush();
    },
  });

  listenToRefusals(startListening);
};
