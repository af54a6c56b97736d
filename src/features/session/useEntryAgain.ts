import { useRef } from 'react';
import type { SerializedError } from '@reduxjs/toolkit';

import type { LoginBody } from '../../../contract/session.ts';
import type { ApiError } from '../../api/apiError';
import { refusalIn } from '../../api/capability';
import { sessionApi } from '../../api/sessionApi';
import { useAppDispatch } from '../../store/hooks';

type Failure = ApiError | SerializedError | undefined;

type Entry = {
  entry: LoginBody;
  send: () => Promise<{ error?: Failure }>;
  isDone: (refusal: ApiError) => boolean;
};

const isWrongPassword = (refusal: ApiError | undefined): boolean =>
  refusal?.status === 401 || refusal?.message === 'errors.invalidCredentials';

const isUnanswered = ({ status }: ApiError): boolean => typeof status !== 'number' || status >= 500;

/** After a try without an answer, a refusal may come from what that try did (decision 54). */
export const useEntryAgain = () => {
  const dispatch = useAppDispatch();
  const openTry = useRef<string>(undefined);
  return async ({ entry, send, isDone }: Entry): Promise<Failure> => {
    const { error } = await send();
    const refusal = refusalIn(error);
    if (refusal && isUnanswered(refusal)) openTry.current = entry.username;
    if (!refusal || openTry.current !== entry.username || !isDone(refusal)) return error;
    const signIn = await dispatch(sessionApi.endpoints.login.initiate(entry, { track: false }));
    return isWrongPassword(refusalIn(signIn.error)) ? error : signIn.error;
  };
};
