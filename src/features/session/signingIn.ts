import type { NavigateFunction } from 'react-router-dom';

import type { LoginBody } from '../../../contract/session.ts';
import { refusalIn } from '../../api/capability';
import { mailboxApi } from '../../api/mailboxApi';
import { sessionApi } from '../../api/sessionApi';
import type { Flash, FlashState } from '../../lib/flash';
import type { AppDispatch } from '../../store/hooks';

/** Sends a name and a password; answers the refusal, or nothing. */
export const sendLogin = async (dispatch: AppDispatch, body: LoginBody) =>
  (await dispatch(sessionApi.endpoints.login.initiate(body, { track: false }))).error;

/** Asks for the unread count; nobody watches this answer but the counter. */
export const countUnread = (dispatch: AppDispatch) =>
  dispatch(mailboxApi.endpoints.countUnread.initiate(undefined, { forceRefetch: true, subscribe: false }));

/** The way in (useEntrance.ts). Who was signed in and refused at once stays outside: what ends a session says so (sessionListeners.ts). */
export const enter = async (
  dispatch: AppDispatch,
  navigate: NavigateFunction,
  path: string,
  welcome?: Flash,
): Promise<void> => {
  const { error } = await countUnread(dispatch);
  if (error && refusalIn(error)?.status === 401) return;
  const flash: Flash | undefined = error
    ? { tone: 'error', message: refusalIn(error)?.message ?? 'errors.unexpected' }
    : welcome;
  await navigate(path, { state: flash ? ({ flash } satisfies FlashState) : null });
};
