import { useTranslation } from 'react-i18next';

import { appointmentLimits } from '../../../contract/limits.ts';
import type { SearchChoice } from './searchChoice';
import { useClinicTime } from '../text/useClinicTime';
import { useNetwork } from '../text/useNetwork';

export const useSearchSummary = (
  { near, radiusKm, clinicIds, from, to }: SearchChoice,
  profId: string | null,
): string => {
  const { t } = useTranslation();
  const { clinicNameOf, profNameOf } = useNetwork();
  const { dateText } = useClinicTime();
  const clinics = clinicIds.map((id) => clinicNameOf(id)).join(', ');
  const where =
    near === null || (radiusKm === null && clinicIds.length > 0)
      ? clinics || t('booking.where.anywhere')
      : t('booking.summary.near', { near, distance: radiusKm ?? appointmentLimits.radiusKm.usual });
  const textOf = (date: string) => dateText(date, { year: false });
  const when = (() => {
    if (from === null && to === null) return t('booking.when.soonest');
    if (from === to && from !== null) return textOf(from);
    if (to === null) return t('booking.summary.from', { from: textOf(from ?? '') });
    return from === null
      ? t('booking.summary.to', { to: textOf(to) })
      : t('booking.summary.between', { from: textOf(from), to: textOf(to) });
  })();
  const who = profId === null ? '' : t('booking.summary.with', { name: profNameOf(profId) });
  return [where, who, when].filter(Boolean).join(' · ');
};
