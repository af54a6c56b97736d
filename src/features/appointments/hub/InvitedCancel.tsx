import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../../contract/appointments.ts';
import { refusalIn } from '../../../api/capability';
import type { ShownInvitation } from '../../../api/hubApi';
import { useCancelInvitedVisitMutation } from '../../../api/invitedVisitApi';
import { toInvitation } from '../../../lib/paths';
import { LinkLine, PhoneLink } from '../../../ui';
import { CancelQuestion } from '../CancelQuestion';
import { useVisitRows } from '../useVisitRows';

/** Cancelling the visit of an invitation. Cancelled, it is no longer here to be shown. */
export function InvitedCancel({
  invitation: { invitationId, openUntil },
  visit,
}: {
  invitation: ShownInvitation;
  visit: Reservation;
}) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const rows = useVisitRows();
  const [cancel, { isLoading, error }] = useCancelInvitedVisitMutation();
  const { cancelUntil, clinicPhone: phone, patient, reservationId, timeZone } = visit;
  const isLate = refusalIn(error)?.message === 'appointment.tooLateToCancel';
  return (
    <CancelQuestion
      rows={[rows.when(visit), rows.where(visit), rows.who(visit), rows.whom(patient.firstName, patient.lastName)]}
      cancelUntil={cancelUntil}
      timeZone={timeZone}
      isBusy={isLoading}
      problem={error}
      visitAddress={toInvitation(invitationId)}
      onCancel={() => {
        void cancel({ invitationId, reservationId });
      }}
      {...(Date.parse(openUntil) > now && { consequence: t('hub.cancel.consequence') })}
    >
      {isLate && phone !== null && (
        <LinkLine>
          <PhoneLink phone={phone}>{t('cancel.call', { phone })}</PhoneLink>
        </LinkLine>
      )}
    </CancelQuestion>
  );
}
