import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../contract/appointments.ts';
import { paths, toInvitation } from '../../lib/paths';
import { ButtonLink, PrintButton } from '../../ui';
import { DonePage } from '../../scheduling/review/DonePage';
import { LeaveHub } from './LeaveHub';

/** The end of a booking by invitation. */
export function InvitedDone({ invitationId, visit }: { invitationId: string; visit: Reservation }) {
  const { t } = useTranslation();
  return (
    <DonePage
      place={visit}
      reference={visit.reference}
      next={<p>{t('hub.done')}</p>}
      deeds={
        <>
          <ButtonLink to={toInvitation(invitationId)}>{t('confirmed.see')}</ButtonLink>
          <ButtonLink to={paths.hub} look="secondary">
            {t('hub.back')}
          </ButtonLink>
          <PrintButton />
        </>
      }
    >
      <LeaveHub />
    </DonePage>
  );
}
