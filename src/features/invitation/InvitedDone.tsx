import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import { paths, toInvitation } from '../../lib/paths';
import { ButtonLink, PrintButton } from '../../ui';
import { DonePage } from '../../scheduling/review/DonePage';
import { LeaveInvitationArea } from './LeaveInvitationArea';

export function InvitedDone({ invitationId, appointment }: { invitationId: string; appointment: Appointment }) {
  const { t } = useTranslation();
  return (
    <DonePage
      slot={appointment}
      reference={appointment.reference}
      next={<p>{t('invitation.done')}</p>}
      deeds={
        <>
          <ButtonLink to={toInvitation(invitationId)}>{t('confirmed.see')}</ButtonLink>
          <ButtonLink to={paths.invitationArea} look="secondary">
            {t('invitation.back')}
          </ButtonLink>
          <PrintButton />
        </>
      }
    >
      <LeaveInvitationArea />
    </DonePage>
  );
}
