import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useTold } from '../../i18n/useTold';
import type { ShownInvitation } from '../../api/invitationApi';
import { toInvitation } from '../../lib/paths';
import { ButtonLink, Card, PhoneLink, SummaryList, Tag } from '../../ui';
import { ClinicAddress } from '../../scheduling/appointment/ClinicAddress';
import { ClinicName } from '../../scheduling/appointment/ClinicName';
import { useClinicTime } from '../../scheduling/text/useClinicTime';
import { AppointmentHead } from '../../scheduling/appointment/AppointmentHead';
import { statusOf } from '../../scheduling/appointment/appointmentStatus';
import { standingAppointment } from './standingAppointment';

export function InvitationCard({ invitation }: { invitation: ShownInvitation }) {
  const { t } = useTranslation();
  const told = useTold();
  const titleId = useId();
  const [now] = useState(Date.now);
  const { dateOf, dateText } = useClinicTime();
  const { invitationId, careType, clinic, openUntil, placesLeft, visit } = invitation;
  const { clinicId, name, phone, timeZone } = clinic;
  const standing = standingAppointment(invitation);
  const until = dateText(dateOf({ start: openUntil, timeZone }));
  const canChoose = standing === null && placesLeft > 0;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <h2 id={titleId}>{told('invitation.invites', { clinic: name })}</h2>
      {visit && (
        <AppointmentHead slot={visit}>
          <Tag tone={statusOf(visit, now).tone}>{t(statusOf(visit, now).key)}</Tag>
          <ClinicName slot={visit} />
        </AppointmentHead>
      )}
      <SummaryList
        rows={[
          { key: 'what', term: t('invitation.for'), value: t(`careType.${careType}`) },
          { key: 'where', term: t('appointment.clinic'), value: <ClinicAddress clinicId={clinicId} /> },
          ...(phone === null
            ? []
            : [{ key: 'phone', term: t('appointment.phone'), value: <PhoneLink phone={phone} /> }]),
          ...(canChoose
            ? [
                {
                  key: 'kept',
                  term: t('invitation.kept'),
                  value: told('invitation.places', { date: until }, { count: placesLeft }),
                },
              ]
            : []),
        ]}
      />
      {canChoose && (
        <div>
          <ButtonLink to={toInvitation(invitationId, 'places')} label={t('invitation.choose.at', { clinic: name })}>
            {t('invitation.choose')}
          </ButtonLink>
        </div>
      )}
      {standing && (
        <div>
          <ButtonLink to={toInvitation(invitationId)}>{t('confirmed.see')}</ButtonLink>
        </div>
      )}
      {!standing && !canChoose && <p>{t('invitation.noPlaces')}</p>}
    </Card>
  );
}
