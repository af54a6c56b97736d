import { useTranslation } from 'react-i18next';

import type { StaffThread } from '../../../contract/staffThreads.ts';
import { selectMember } from '../sessionSlice';
import { useStaffSelector } from '../staffStore';

export const useIsMe = (): ((staffId: string | null) => boolean) => {
  const me = useStaffSelector(selectMember)?.staffId;
  return (staffId) => staffId !== null && staffId === me;
};

/** Who has a conversation, in words, and whether that is a colleague. */
export const useHolder = (holder: StaffThread['holder']) => {
  const { t } = useTranslation();
  const isMe = useIsMe();
  if (holder === null) return { isMine: false, isColleagues: false, words: t('staff.threads.nobody') };
  const isMine = isMe(holder.staffId);
  const words = isMine ? t('staff.threads.mine') : t('staff.threads.taken', { name: holder.name });
  return { isMine, isColleagues: !isMine, words };
};
