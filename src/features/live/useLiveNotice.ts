import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { nothingHeard, useFollowEventsQuery } from '../../api/liveApi';
import { noticeOf, type LiveNotice } from './liveNotice';

export type ShownNotice = { notice: LiveNotice | null; count: number; dismiss: () => void };

/** Notices stay until dismissed or another page opens. */
export const useLiveNotice = (): ShownNotice & { told: number } => {
  const { data: { event, count } = nothingHeard } = useFollowEventsQuery();
  const { pathname } = useLocation();
  const [read, setRead] = useState({ count: 0, pathname });
  const [told, setTold] = useState(0);
  if (read.pathname !== pathname) setRead({ count, pathname });
  const notice = count > read.count ? noticeOf(event, pathname) : null;
  if (notice && notice.kind !== 'hold' && told !== count) setTold(count);
  return {
    notice,
    count,
    told,
    dismiss: () => {
      setRead({ count, pathname });
    },
  };
};
