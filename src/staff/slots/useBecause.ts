import { useTranslation } from 'react-i18next';

import type { StaffSlot } from '../../../contract/staffSlots.ts';

/** Who withdrew it, and why; nothing of a command, which names neither. */
export const useBecause = () => {
  const { t } = useTranslation();
  return ({ reason, withdrawnBy }: StaffSlot): string | null =>
    reason && withdrawnBy && t('staff.slots.because', { name: withdrawnBy, reason: t(`staff.slots.reason.${reason}`) });
};
