import { useTranslation } from 'react-i18next';

import type { MailedLinkAppointment } from '../../../../contract/appointmentLinks.ts';
import { useTold } from '../../../i18n/useTold';
import { PhoneLink, SpelledOut, type SummaryRow } from '../../../ui';
import { useClinicTime } from '../../../scheduling/text/useClinicTime';
import { useCodeText } from '../../../scheduling/text/useCodeText';
import { isCancellable } from '../../../scheduling/appointment/appointmentStatus';

export const useLinkedAppointmentRows = (appointment: MailedLinkAppointment, now: number): SummaryRow[] => {
  const { t } = useTranslation();
  const told = useTold();
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
          <span translate="no">{dateTimeOf(appointment)}</span>
          <br />
          <span>{t('appointment.duration', { count: appointment.durationMinutes })}</span>
        </>
      ),
    },
    {
      key: 'where',
      term: t(isHere ? 'appointment.where' : 'appointment.clinic'),
      value: (
        <>
          <span translate="no">{clinicName}</span>
          {isHere && clinicAddress !== '' && (
            <>
              <br />
              <span translate="no">{clinicAddress}</span>
            </>
          )}
        </>
      ),
    },
    { key: 'how', term: t('appointment.how'), value: codes.mode(mode) },
    firstName !== null && { key: 'for', term: t('appointment.for'), value: <span translate="no">{firstName}</span> },
    clinicPhone !== null && { key: 'phone', term: t('appointment.phone'), value: <PhoneLink phone={clinicPhone} /> },
    { key: 'reference', term: t('appointment.reference'), value: <SpelledOut size={5}>{reference}</SpelledOut> },
    appointment.mayAct &&
      isCancellable(appointment, now) && {
        key: 'cancel',
        term: t('appointment.cancelUntil'),
        value: told('appointment.cancelUntil.value', {
          limit: dateTimeOf({ start: appointment.cancelUntil, timeZone }),
        }),
      },
  ];
  return rows.filter((row) => row !== false);
};
