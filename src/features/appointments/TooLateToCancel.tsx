import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import { toAppointment } from '../../lib/paths';
import { ButtonLink, Icon, Page, PhoneLink } from '../../ui';
import { useClinicTime } from '../../scheduling/text/useClinicTime';

/** After the clinic's limit only a call helps. */
export function TooLateToCancel({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation();
  const { dateTimeOf } = useClinicTime();
  const { cancelUntil: start, timeZone, clinicPhone: phone, reservationId } = appointment;
  return (
    <Page title={t('cancel.tooLate.title')} lead={t('cancel.tooLate.text', { limit: dateTimeOf({ start, timeZone }) })}>
      {phone && (
        <p>
          <Icon name="phone" /> <PhoneLink phone={phone}>{t('cancel.call', { phone })}</PhoneLink>
        </p>
      )}
      <div>
        <ButtonLink to={toAppointment(reservationId)} look="secondary">
          {t('cancel.keep')}
        </ButtonLink>
      </div>
    </Page>
  );
}
