import { useState } from 'react';

import type { Answer } from './channel';
import { isUnproven } from '../../unproven/useStanding';

type Progress = { isBusy: boolean; isDone: boolean; problem: Answer<unknown>['error'] };

const idle: Progress = { isBusy: false, isDone: false, problem: undefined };

/** Does nothing where the channel lacks the action. */
export const useChannelAction = <A extends readonly unknown[], T>(
  action: ((...args: A) => Promise<Answer<T>>) | undefined,
) => {
  const [progress, setProgress] = useState(idle);
  const act = async (...args: A): Promise<Answer<T>> => {
    if (action === undefined) return {};
    setProgress(({ problem }) => ({ ...idle, isBusy: true, problem: isUnproven(problem) ? problem : undefined }));
    const answer = await action(...args);
    setProgress({ isBusy: false, isDone: answer.error === undefined, problem: answer.error });
    return answer;
  };
  return { ...progress, act };
};
