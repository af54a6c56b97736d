import { createAction, isAnyOf } from '@reduxjs/toolkit';

import { api } from '../../api/api';
import type { StartListening } from '../../api/listening';
import { sessionApi } from '../../api/sessionApi';
import { rvspTokenRefused, sessionEnded, sessionStarted, anonymousRefused } from '../../api/signals';
import { dropDraftsBut } from '../../lib/drafts';
import { forgetMemories } from '../../lib/forgetOnSessionEnd';
import { paths, toLogin } from '../../lib/paths';

/** The person asked to leave. */
export const logoutRequested = createAction('session/logoutRequested');

/** A call that signs in went well; its payload is the login id. */
const isSignedIn = isAnyOf(
  sessionApi.endpoints.login.matchFulfilled,
  sessionApi.endpoints.signup.matchFulfilled,
  sessionApi.endpoints.completeRecovery.matchFulfilled,
  sessionApi.endpoints.reopenAccount.matchFulfilled,
);

/** Login, with the way back; refused while signing in, one stays at login as it was opened. */
const backTo = (target: string): string =>
  target.split('?')[0] === paths.login ? target : toLogin({ returnUrl: target });

/** Refused without a session: login says so; the hub lets one identify again (spec §4). */
const listenToRefusals = (startListening: StartListening): void => {
  startListening({
    actionCreator: anonymousRefused,
    effect: (_action, { extra }) => {
      extra.goTo(paths.login, { tone: 'error', message: 'error.msg.invalidToken' });
    },
  });

  startListening({
    actionCreator: rvspTokenRefused,
    effect: async ({ payload: { wasIdentified } }, { extra }) => {
      extra.goTo(paths.invitationAuth, wasIdentified ? { tone: 'error', message: 'hub.ended' } : undefined);
      await extra.flush();
    },
  });
};

/** What happens around the beginning and the end of a session (spec §4, product §8). */
export const listenToSession = (startListening: StartListening): void => {
  startListening({
    predicate: isSignedIn,
    effect: async (action, { dispatch, extra }) => {
      if (!isSignedIn(action)) return; // says the type again: the library forgets it
      const user = action.payload;
      dropDraftsBut(user);
      dispatch(sessionStarted({ user }));
      dispatch(api.util.resetApiState()); // nothing an earlier person asked for stays in the cache
      extra.tellTabs({ kind: 'started', user });
      await extra.flush();
    },
  });

  startListening({
    actionCreator: logoutRequested,
    effect: async (_action, { dispatch, extra }) => {
      const { error } = await dispatch(sessionApi.endpoints.logout.initiate());
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
      extra.emptyStorage(); // before the next page looks who is signed in: what was put there by hand is known to no slice
      forgetMemories({ by: payload, user }); // while the forms, and so the drafts, are still there
      const target = extra.here();
      if (payload === 'loggedOut' || payload === 'rejected')
        extra.tellTabs({ kind: 'ended', ...(user !== null && { user }) });
      if (payload === 'rejected' || payload === 'elsewhere')
        extra.goTo(backTo(target), { tone: 'error', message: 'error.msg.invalidToken' });
      await listening.delay(0); // forgetting ends the calls under way: the refused one answers first
      dispatch(api.util.resetApiState());
      // One logout lets the server drop the dead session's cookies; its own 401 finds nobody signed in and says nothing.
      if (payload === 'rejected') void dispatch(sessionApi.endpoints.logout.initiate());
      await extra.flush();
    },
  });

  listenToRefusals(startListening);
};
