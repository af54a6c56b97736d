import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffDayQuery } from '../../../contract/staff.ts';
import { useShowDayQuery } from '../staffApi';

/** The day as it is read out and shown: a patient without a name is called so. */
export const useDayOf = (asked: StaffDayQuery) => {
  const { t } = useTranslation();
  const { currentData, ...answer } = useShowDayQuery(asked);
  const nobody = t('staff.day.noName');
  const day = useMemo(
    () =>
      currentData && {
        ...currentData,
        appointments: currentData.appointments.map((one) => ({ ...one, name: one.name || nobody })),
      },
    [currentData, nobody],
  );
  return { ...answer, day };
};
