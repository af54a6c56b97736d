import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Slot } from '../../../contract/appointments.ts';
import { useTold } from '../../i18n/useTold';
import { cancelLimitOf } from './cancelLimit';
import { useClinicTime } from '../text/useClinicTime';
import { useNetwork } from '../text/useNetwork';

export function CancelRule({ slot: { start, timeZone, clinicId } }: { slot: Slot }) {
  const { t } = useTranslation();
  const told = useTold();
  const [now] = useState(Date.now);
  const { dateTimeOf } = useClinicTime();
  const clinic = useNetwork().clinicOf(clinicId);
  if (!clinic) return null;
  const limit = cancelLimitOf(start, clinic.cancelLimitMinutes, now);
  return (
    <p>
      {limit === undefined
        ? t('review.cancelRule.soon')
        : told('review.cancelRule', { limit: dateTimeOf({ start: limit, timeZone }) })}
    </p>
  );
}
