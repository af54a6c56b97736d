import { useTranslation } from 'react-i18next';

import { appointmentLimits } from '../../../contract/limits.ts';
import { beside, listed } from '../../lib/lists';
import type { SearchChoice } from './searchChoice';
import { useClinicTime } from '../text/useClinicTime';
import { useNetwork } from '../text/useNetwork';

/** Brief: only what narrows the search, and clinics counted. */
export const useSearchSummary = (
  { near, radiusKm, clinicIds, from, to }: SearchChoice,
  { isBrief = false } = {},
): string => {
  const { t } = useTranslation();
  const { clinicNameOf } = useNetwork();
  const { dateText } = useClinicTime();
  const clinics =
    isBrief && clinicIds.length > 1
      ? t('booking.summary.clinics', { count: clinicIds.length })
      : listed(clinicIds.map((id) => clinicNameOf(id)));
  const where =
    near === null || (radiusKm === null && clinicIds.length > 0)
      ? clinics || t('booking.where.anywhere')
      : t('booking.summary.near', { near, distance: radiusKm ?? appointmentLimits.radiusKm.usual });
  const textOf = (date: string) => dateText(date, { year: false });
  const when = (() => {
    if (from === null && to === null) return !isBrief && t('booking.when.soonest');
    if (from === to && from !== null) return textOf(from);
    if (to === null) return t('booking.summary.from', { from: textOf(from ?? '') });
    return from === null
      ? t('booking.summary.to', { to: textOf(to) })
      : t('booking.summary.between', { from: textOf(from), to: textOf(to) });
  })();
  return beside([where, when]);
};
