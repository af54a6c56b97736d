import { useTranslation } from 'react-i18next';

import type { StaffDay } from '../../../contract/staff.ts';
import { listed } from '../../lib/lists';

/** « 12 rendez-vous, 3 sur place, 2 places libres ». */
export const useCounts = (): ((day: StaffDay) => string) => {
  const { t } = useTranslation();
  return ({ appointments, freeSlots }) => {
    const kept = appointments.filter(({ status }) => status !== 'cancelled');
    const here = kept.filter(({ status }) => status === 'checked-in');
    return listed([
      t('staff.count.appointments', { count: kept.length }),
      t('staff.count.here', { count: here.length }),
      t('staff.count.free', { count: freeSlots }),
    ]);
  };
};
