import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../contract/appointments.ts';
import { toAppointment } from '../../lib/paths';
import { ButtonLink } from '../../ui';
import { CancelledByClinic } from './CancelledByClinic';
import { useClinicTime } from '../../scheduling/words/useClinicTime';
import { isCallOff } from '../../scheduling/appointment/visitStatus';

/** The visits that clinics cancelled and whose time is still to come, each with what to do about it. */
export function CallOffs({ visits, mayBook }: { visits: readonly Reservation[]; mayBook: boolean }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { dateTimeOf } = useClinicTime();
  return visits
    .filter((visit) => isCallOff(visit, now))
    .map((visit) => (
      <CancelledByClinic key={visit.reservationId} visit={visit} mayBook={mayBook}>
        <ButtonLink
          to={toAppointment(visit.reservationId)}
          look="quiet"
          label={t('visit.details.of', { date: dateTimeOf(visit) })}
        >
          {t('visit.details')}
        </ButtonLink>
      </CancelledByClinic>
    ));
}
