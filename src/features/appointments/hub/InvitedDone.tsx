import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../../contract/appointments.ts';
import { paths, toInvitation } from '../../../lib/paths';
import { ButtonLink, Card, Cluster, Page, PrintButton } from '../../../ui';
import { BookedPanel } from '../BookedPanel';
import { Preparation } from '../Preparation';
import { LeaveHub } from './LeaveHub';

/** The end of a booking by invitation. */
export function InvitedDone({ invitationId, visit }: { invitationId: string; visit: Reservation }) {
  const { t } = useTranslation();
  return (
    <Page title={t('confirmed.title')}>
      <BookedPanel place={visit} reference={visit.reference} />
      <p>{t('hub.done')}</p>
      <Card>
        <Preparation mode={visit.mode} />
      </Card>
      <Cluster>
        <ButtonLink to={toInvitation(invitationId)}>{t('confirmed.see')}</ButtonLink>
        <ButtonLink to={paths.hub} look="secondary">
          {t('hub.back')}
        </ButtonLink>
        <PrintButton />
      </Cluster>
      <LeaveHub />
    </Page>
  );
}
