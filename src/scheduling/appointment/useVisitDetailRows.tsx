import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../contract/appointments.ts';
import { PhoneLink, type SummaryRow } from '../../ui';
import { Directions } from './Directions';
import { useClinicTime } from '../words/useClinicTime';
import { useVisitRows } from './useVisitRows';
import { isCancellable } from './visitStatus';

/** The lines of a visit's details; what is not known, or no longer true, has no line. */
export const useVisitDetailRows = (visit: Reservation, now: number): SummaryRow[] => {
  const { t } = useTranslation();
  const rows = useVisitRows();
  const { dateTimeOf } = useClinicTime();
  const { clinicPhone, reference, cancelUntil: start, timeZone, patient, confirmedAt } = visit;
  const optional: (SummaryRow | false)[] = [
    visit.raisonVisite !== '' && rows.why(visit.raisonVisite),
    clinicPhone !== null && { key: 'phone', term: t('visit.phone'), value: <PhoneLink phone={clinicPhone} /> },
    reference !== '' && {
      key: 'reference',
      term: t('visit.reference'),
      value: <span translate="no">{reference}</span>,
    },
    confirmedAt !== undefined && {
      key: 'attendance',
      term: t('attendance.term'),
      value: t('attendance.on', { date: dateTimeOf({ start: confirmedAt, timeZone }) }),
    },
    isCancellable(visit, now) && {
      key: 'cancel',
      term: t('visit.cancelUntil'),
      value: t('visit.cancelUntil.value', { limit: dateTimeOf({ start, timeZone }) }),
    },
  ];
  return [
    rows.when(visit),
    rows.where(visit, <Directions clinicId={visit.clinicId} />),
    rows.who(visit),
    rows.how(visit),
    rows.whom(patient.firstName, patient.lastName),
    ...optional.filter((row) => row !== false),
  ];
};
