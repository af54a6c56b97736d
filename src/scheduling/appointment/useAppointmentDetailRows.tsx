import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import { PhoneLink, type SummaryRow } from '../../ui';
import { Directions } from './Directions';
import { useClinicTime } from '../text/useClinicTime';
import { useAppointmentRows } from './useAppointmentRows';
import { isCancellable } from './appointmentStatus';

/** The lines of a visit's details; what is not known, or no longer true, has no line. */
export const useAppointmentDetailRows = (appointment: Appointment, now: number): SummaryRow[] => {
  const { t } = useTranslation();
  const rows = useAppointmentRows();
  const { dateTimeOf } = useClinicTime();
  const { clinicPhone, reference, cancelUntil: start, timeZone, patient, confirmedAt } = appointment;
  const optional: (SummaryRow | false)[] = [
    appointment.raisonVisite !== '' && rows.why(appointment.raisonVisite),
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
    isCancellable(appointment, now) && {
      key: 'cancel',
      term: t('visit.cancelUntil'),
      value: t('visit.cancelUntil.value', { limit: dateTimeOf({ start, timeZone }) }),
    },
  ];
  return [
    rows.when(appointment),
    rows.where(appointment, <Directions clinicId={appointment.clinicId} />),
    rows.who(appointment),
    rows.how(appointment),
    rows.whom(patient.firstName, patient.lastName),
    ...optional.filter((row) => row !== false),
  ];
};
