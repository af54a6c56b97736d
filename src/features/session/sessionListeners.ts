import { createAction } from '@reduxjs/toolkit';

import { api } from '../../api/api';
import type { StartListening } from '../../api/listening';
import { sessionApi } from '../../api/sessionApi';
import { rvspTokenRefused, sessionEnded, sessionStarted } from '../../api/signals';
import { paths, toLogin } from '../../lib/paths';

/** The person asked to leave. */
export const logoutRequested = createAction('session/logoutRequested');

/** What happens around the beginning and the end of a session (spec §4, product §8). */
export const listenToSession = (startListening: StartListening): void => {
  startListening({
    actionCreator: sessionStarted,
    effect: async ({ payload }, { dispatch, extra }) => {
      dispatch(api.util.resetApiState()); // nothing an earlier person asked for stays in the cache
      extra.tellTabs({ kind: 'started', user: payload.user });
      await extra.flush();
    },
  });

  startListening({
    actionCreator: logoutRequested,
    effect: async (_action, { dispatch, extra }) => {
      const { error } = await dispatch(sessionApi.endpoints.logout.initiate());
      dispatch(sessionEnded('loggedOut'));
      const isConfirmed = error === undefined || ('status' in error && error.status === 401);
      extra.goTo(paths.login, isConfirmed
        ? { tone: 'success', message: 'login.successfulLogout' }
        : { tone: 'error', message: 'login.logoutUnconfirmed' });
    },
  });

  startListening({
    actionCreator: sessionEnded,
    effect: async ({ payload }, { dispatch, extra }) => {
      const target = extra.here();
      extra.closeDialogs();
      if (payload !== 'elsewhere') extra.tellTabs({ kind: 'ended' });
      if (payload !== 'loggedOut') extra.goTo(toLogin({ returnUrl: target }), { tone: 'error', message: 'error.msg.invalidToken' });
      dispatch(api.util.resetApiState());
      // One logout lets the server drop the dead session's cookies; its own 401 finds nobody signed in and says nothing.
      if (payload === 'rejected') dispatch(sessionApi.endpoints.logout.initiate());
      await extra.flush();
    },
  });

  startListening({
    actionCreator: rvspTokenRefused,
    effect: async (_action, { extra }) => {
      extra.goTo(paths.hubAuth);
      await extra.flush();
    },
  });
};
