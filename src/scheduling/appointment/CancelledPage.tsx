import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import { ButtonLink, Cluster, Page } from '../../ui';
import { useBookingChannel } from '../channel/channel';
import { useClinicTime } from '../text/useClinicTime';
import { useOwnerText } from '../text/useOwnerText';

type Props = {
  appointment: Pick<Appointment, 'start' | 'timeZone'>;
  personName?: string | undefined;
  /** Links, where the channel has none. */
  children?: ReactNode;
};

export function CancelledPage({ appointment, personName, children }: Props) {
  const { t } = useTranslation();
  const { dateTimeOf } = useClinicTime();
  const of = useOwnerText();
  const { urls } = useBookingChannel();
  const date = dateTimeOf(appointment);
  const lead =
    personName === undefined
      ? t('cancel.done.text', { date })
      : t('cancel.done.text.for', { of: of(personName), date });
  return (
    <Page titleKey="cancel.done.title" lead={lead}>
      {urls.bookAnother !== undefined && (
        <Cluster>
          <ButtonLink to={urls.bookAnother}>{t('appointment.bookAnother')}</ButtonLink>
          {urls.list !== undefined && (
            <ButtonLink to={urls.list} look="secondary">
              {t('cancel.toList')}
            </ButtonLink>
          )}
        </Cluster>
      )}
      {children}
    </Page>
  );
}
