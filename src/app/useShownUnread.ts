import { skipToken } from '@reduxjs/toolkit/query';

import { mailboxApi } from '../api/mailboxApi';
import { useAppSelector } from '../store/hooks';
import { selectCurrentDependentId } from '../features/dependents/dependentsSlice';
import { selectUnread } from '../features/mailbox/mailboxSlice';

/** Of whom one acts for. Null until known. */
export const useShownUnread = (): number | null => {
  const patientId = useAppSelector(selectCurrentDependentId);
  const all = useAppSelector(selectUnread);
  const { currentData } = mailboxApi.endpoints.countUnreadAbout.useQueryState(patientId ?? skipToken);
  return patientId === null ? all : (currentData ?? null);
};
