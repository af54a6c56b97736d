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

const idOf = ({ username, password }: LoginBody): string => JSON.stringify([username, password]);

/** After a try without an answer, one sign-in tells what that try did (decision 54). */
export const useEntryAgain = () => {
  const dispatch = useAppDispatch();
  const openTries = useRef(new Set<string>());
  return async ({ entry, send, isDone }: Entry): Promise<Failure> => {
    const id = idOf(entry);
    const { error } = await send();
    const refusal = refusalIn(error);
    if (refusal && isUnanswered(refusal)) openTries.current.add(id);
    if (!refusal || !openTries.current.has(id) || !isDone(refusal)) return error;
    const signIn = await dispatch(sessionApi.endpoints.login.initiate(entry, { track: false }));
    if (!isWrongPassword(refusalIn(signIn.error))) return signIn.error;
    openTries.current.delete(id);
    return error;
  };
};
