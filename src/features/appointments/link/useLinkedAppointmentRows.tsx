import { useTranslation } from 'react-i18next';

import type { MailedLinkAppointment } from '../../../../contract/appointmentLinks.ts';
import { PhoneLink, SpelledOut, type SummaryRow } from '../../../ui';
import { useClinicTime } from '../../../scheduling/text/useClinicTime';
import { useCodeText } from '../../../scheduling/text/useCodeText';
import { isCancellable } from '../../../scheduling/appointment/appointmentStatus';

/** The link's data includes the clinic: no network fetch. */
export const useLinkedAppointmentRows = (appointment: MailedLinkAppointment, now: number): SummaryRow[] => {
  const { t } = useTranslation();
  const codes = useCodeText();
  const { dateTimeOf } = useClinicTime();
  const { clinicName, clinicAddress, clinicPhone, firstName, mode, reference, timeZone } = appointment;
  const isHere = mode === 'in-person';
  const rows: (SummaryRow | false)[] = [
    {
      key: 'when',
      term: t('appointment.when'),
      value: (
        <>
          {dateTimeOf(appointment)}
          <br />
          {t('appointment.duration', { count: appointment.durationMinutes })}
        </>
      ),
    },
    {
      key: 'where',
      term: t(isHere ? 'appointment.where' : 'appointment.clinic'),
      value: (
        <>
          {clinicName}
          {isHere && clinicAddress !== '' && (
            <>
              <br />
              {clinicAddress}
            </>
          )}
        </>
      ),
    },
    { key: 'how', term: t('appointment.how'), value: codes.mode(mode) },
    firstName !== null && { key: 'for', term: t('appointment.for'), value: firstName },
    clinicPhone !== null && { key: 'phone', term: t('appointment.phone'), value: <PhoneLink phone={clinicPhone} /> },
    { key: 'reference', term: t('appointment.reference'), value: <SpelledOut>{reference}</SpelledOut> },
    appointment.mayAct &&
      isCancellable(appointment, now) && {
        key: 'cancel',
        term: t('appointment.cancelUntil'),
        value: t('appointment.cancelUntil.value', { limit: dateTimeOf({ start: appointment.cancelUntil, timeZone }) }),
      },
  ];
  return rows.filter((row) => row !== false);
};
