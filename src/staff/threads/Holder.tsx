import { useTranslation } from 'react-i18next';

import type { StaffThread } from '../../../contract/staffThreads.ts';
import { Tag } from '../../ui';

export const useHolderText = (): ((holder: StaffThread['holder']) => string) => {
  const { t } = useTranslation();
  return (holder) => {
    if (holder === null) return t('staff.threads.nobody');
    return holder.isMe ? t('staff.threads.mine') : t('staff.threads.taken', { name: holder.name });
  };
};

export function Holder({ holder }: Pick<StaffThread, 'holder'>) {
  const text = useHolderText();
  return <Tag tone={holder?.isMe === true ? 'success' : holder ? 'info' : 'quiet'}>{text(holder)}</Tag>;
}
