import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import { paths, toAppointment } from '../../lib/paths';
import { ButtonLink, Cluster, Icon, Page, PhoneLink } from '../../ui';
import { useClinicTime } from '../../scheduling/text/useClinicTime';

/** A visit that is over, cancelled, or too near to be moved online: why, and what to do instead. */
export function CannotMove({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation();
  const { dateTimeOf } = useClinicTime();
  const { cancelUntil: start, timeZone, clinicPhone: phone, reservationId, status } = appointment;
  const isTooLate = status === 'booked';
  const why = isTooLate
    ? t('move.tooLate', { limit: dateTimeOf({ start, timeZone }) })
    : t(status === 'cancelled' ? 'move.cancelled' : 'move.over', { date: dateTimeOf(appointment) });
  return (
    <Page title={t('move.cannot')} lead={why}>
      {isTooLate && phone !== null && (
        <p>
          <Icon name="phone" /> <PhoneLink phone={phone}>{t('cancel.call', { phone })}</PhoneLink>
        </p>
      )}
      <Cluster>
        {!isTooLate && <ButtonLink to={paths.newAppointment}>{t('visit.bookAnother')}</ButtonLink>}
        <ButtonLink to={toAppointment(reservationId)} look="secondary">
          {t('booking.overlap.see')}
        </ButtonLink>
      </Cluster>
    </Page>
  );
}
