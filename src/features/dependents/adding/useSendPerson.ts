import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Dependent } from '../../../../contract/dependents.ts';
import type { ApiError } from '../../../api/apiError';
import { isAbsent, refusalIn } from '../../../api/capability';
import { useAddDependentMutation } from '../../../api/dependentAccessApi';
import { paths } from '../../../lib/paths';
import { useAppDispatch } from '../../../store/hooks';
import { changesFoundAbsent } from '../dependentsSlice';
import { bodyOf, type NewPerson } from './newPersonForm';

/** `email`: where the agreement link was sent, if anywhere. */
export type Added = { person: Dependent; email: string };

/** `attempt` makes a repeated error announce again. */
export type Refused = { failure: ApiError; attempt: number };

/** Opens the list where the back end adds nobody or returns no status. */
export const useSendPerson = () => {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [add, { isLoading }] = useAddDependentMutation();
  const [added, setAdded] = useState<Added>();
  const [refused, setRefused] = useState<Refused>();
  const send = async (person: NewPerson, today: string): Promise<boolean> => {
    const body = bodyOf(person, today);
    const { data, error } = await add(body);
    if (data) {
      setAdded({ person: data, email: body.contact?.email ?? '' });
      return true;
    }
    if (error && isAbsent(error)) dispatch(changesFoundAbsent());
    if (error && !isAbsent(error)) {
      const failure = refusalIn(error) ?? { status: 'network', message: 'errors.unexpected' };
      setRefused((before) => ({ failure, attempt: (before?.attempt ?? 0) + 1 }));
    } else await navigate(paths.dependents, { replace: true });
    return false;
  };
  return {
    send,
    isSending: isLoading,
    added,
    refused,
    clear: () => {
      setRefused(undefined);
    },
  };
};
