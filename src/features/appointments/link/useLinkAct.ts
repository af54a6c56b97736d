import type { SerializedError } from '@reduxjs/toolkit';

import type { LinkedVisit, VisitLinkBody } from '../../../../contract/visitLinks.ts';
import type { ApiError } from '../../../api/apiError';
import { refusalIn } from '../../../api/capability';
import { useOpenVisitLinkMutation } from '../../../api/visitLinkApi';

/** What the holder of a link does with its visit, and how far it is. */
export type LinkAct = {
  act: () => void;
  isBusy: boolean;
  isDone: boolean;
  problem: ApiError | SerializedError | undefined;
};

type Ways = { onVisit: (visit: LinkedVisit) => void; onExpired: () => void };

/** One act on the visit of a mailed link. The server answers with the visit as it is then. */
export const useLinkAct = (body: VisitLinkBody, { onVisit, onExpired }: Ways): LinkAct => {
  const [send, { isLoading, isSuccess, error }] = useOpenVisitLinkMutation();
  const act = async (): Promise<void> => {
    const { data, error: refused } = await send(body);
    if (data) onVisit(data);
    else if (refusalIn(refused)?.status === 410) onExpired();
  };
  return {
    act: () => {
      void act();
    },
    isBusy: isLoading,
    isDone: isSuccess,
    problem: error,
  };
};
