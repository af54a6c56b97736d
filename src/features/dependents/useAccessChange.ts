import { useNavigate } from 'react-router-dom';

import type { Dependent } from '../../../contract/dependents.ts';
import type { ApiError } from '../../api/apiError';
import { isAbsent, refusalIn } from '../../api/capability';
import type { useLockDependentAccessMutation } from '../../api/dependentAccessApi';
import { selfChosen } from '../../api/signals';
import type { FlashState } from '../../lib/flash';
import { paths } from '../../lib/paths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { changesFoundAbsent, selectCurrentDependentId } from './dependentsSlice';

export type Send = ReturnType<typeof useLockDependentAccessMutation>[0];

const flash = (tone: 'success' | 'info', message: string): { state: FlashState } => ({
  state: { flash: { tone, message } },
});

/** Then opens the list with the outcome. @returns the error to show */
export const useAccessChange = () => {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const currentId = useAppSelector(selectCurrentDependentId);
  return async (send: Send, person: Dependent, done: string): Promise<ApiError | undefined> => {
    const { error } = await send(person);
    const refusal = refusalIn(error);
    if (error && isAbsent(error)) {
      dispatch(changesFoundAbsent());
      await navigate(paths.dependents);
    } else if (error && refusal?.status !== 404) {
      return refusal ?? { status: 'network', message: 'errors.unexpected' };
    } else {
      if (currentId === person.patientId && done !== 'dependents.unlock.done') dispatch(selfChosen());
      await navigate(paths.dependents, error ? flash('info', 'dependents.gone') : flash('success', done));
    }
    return undefined;
  };
};
