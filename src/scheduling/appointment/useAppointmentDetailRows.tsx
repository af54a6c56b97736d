import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { Appointment } from '../../../contract/appointments.ts';
import { useTold } from '../../i18n/useTold';
import { showPhone } from '../../lib/phone';
import { directionsTo } from '../../lib/directions';
import { PhoneLink, SpelledOut, type SummaryRow, Icon } from '../../ui';
import { target } from '../../ui/theme/tokens';
import { useClinicTime } from '../text/useClinicTime';
import { useNetwork } from '../text/useNetwork';
import { isCancellable } from './appointmentStatus';
import { useAppointmentRows } from './useAppointmentRows';

const Way = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  min-height: ${target};
  @media print {
    /* Stronger than the list, which says how its links are shown. */
    && {
      display: none;
    }
  }
`;

/** Links to an external map without the patient's location. */
function Directions({ clinicId }: { clinicId: string }) {
  const { t } = useTranslation();
  const clinic = useNetwork().clinicOf(clinicId);
  if (!clinic) return null;
  const { line, city, postalCode } = clinic.address;
  const address = [line, city, postalCode].filter(Boolean).join(', ');
  if (address === '' && clinic.position === null) return null;
  return (
    <Way href={directionsTo(clinic.position, address)} target="_blank" rel="noreferrer">
      <Icon name="place" />
      <span>{t('appointment.directions')}</span>
    </Way>
  );
}

export const useAppointmentDetailRows = (appointment: Appointment, now: number): SummaryRow[] => {
  const { t } = useTranslation();
  const told = useTold();
  const rows = useAppointmentRows();
  const { dateTimeOf } = useClinicTime();
  const { clinicPhone, contactPhone, reference, cancelUntil: start, timeZone, patient, confirmedAt } = appointment;
  const optional: (SummaryRow | false)[] = [
    appointment.raisonVisite !== '' && rows.why(appointment.raisonVisite),
    contactPhone
      ? {
          key: 'contact',
          term: t('appointment.contactPhone'),
          value: <span translate="no">{showPhone(contactPhone)}</span>,
        }
      : false,
    clinicPhone !== null && { key: 'phone', term: t('appointment.phone'), value: <PhoneLink phone={clinicPhone} /> },
    reference !== '' && {
      key: 'reference',
      term: t('appointment.reference'),
      value: <SpelledOut size={5}>{reference}</SpelledOut>,
    },
    confirmedAt !== undefined && {
      key: 'attendance',
      term: t('attendance.term'),
      value: told('attendance.on', { date: dateTimeOf({ start: confirmedAt, timeZone }) }),
    },
    isCancellable(appointment, now) && {
      key: 'cancel',
      term: t('appointment.cancelUntil'),
      value: told('appointment.cancelUntil.value', { limit: dateTimeOf({ start, timeZone }) }),
    },
  ];
  return [
    rows.when(appointment),
    rows.where(appointment, <Directions clinicId={appointment.clinicId} />),
    rows.who(appointment),
    rows.how(appointment),
    ...rows.care(appointment),
    rows.whom(patient.firstName, patient.lastName),
    ...optional.filter((row) => row !== false),
  ];
};
