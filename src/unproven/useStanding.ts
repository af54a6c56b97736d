import type { SerializedError } from '@reduxjs/toolkit';
import { useState } from 'react';

import type { ApiError } from '../api/apiError';
import { refusalIn } from '../api/capability';

type Problem = ApiError | SerializedError | undefined;

export const isUnproven = (problem: Problem): boolean => refusalIn(problem)?.status === 'unproven';

type Asked = { isLoading: boolean; error?: Problem; requestId?: string | undefined };

/** An unproven failure stays during its retry: its button keeps the focus. */
export const useStanding = ({ isLoading, error, requestId }: Asked): Pick<Asked, 'error' | 'requestId'> => {
  const [last, setLast] = useState<Pick<Asked, 'error' | 'requestId'>>({});
  if (!isLoading && last.error !== error) setLast({ error, requestId });
  return isLoading && isUnproven(last.error) ? last : { error, requestId };
};
