import { useFollowEventsQuery } from '../../api/liveApi';
import { useListThreadsInfiniteQuery } from '../../api/threadsApi';
import { useAppSelector } from '../../store/hooks';
import { selectUnread } from './mailboxSlice';

export const inboxOf = (aboutPatient: string | null) =>
  ({ folder: 'inbox', ...(aboutPatient !== null && { aboutPatient }) }) as const;

/** Null while unknown. */
export const useUnreadAbout = (aboutPatient: string | null, mayRead = true): number | null => {
  const all = useAppSelector(selectUnread);
  const told = useFollowEventsQuery().data?.unread;
  const isListed = Boolean(all) && aboutPatient !== null && mayRead && !told;
  const { currentData } = useListThreadsInfiniteQuery(inboxOf(aboutPatient), { skip: !isListed });
  if (!all || aboutPatient === null) return all;
  if (!mayRead) return null;
  return told
    ? (told.find(({ patientId }) => patientId === aboutPatient)?.unread ?? 0)
    : (currentData?.pages[0]?.unread ?? null);
};
