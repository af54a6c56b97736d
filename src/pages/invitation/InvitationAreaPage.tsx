import { useTranslation } from 'react-i18next';

import { useTold } from '../../i18n/useTold';
import { InInvitationArea } from '../../features/invitation/InInvitationArea';
import { InvitationCard } from '../../features/invitation/InvitationCard';
import { LeaveInvitationArea } from '../../features/invitation/LeaveInvitationArea';
import { EmptyState, Page } from '../../ui';

/** Spec §2 rvsp, product §4 Hub. */
export function InvitationAreaPage() {
  const { t } = useTranslation();
  const told = useTold();
  return (
    <InInvitationArea>
      {({ invitations, firstName }) => (
        <Page
          title={
            firstName === null ? t('invitation.list.title') : told('invitation.list.title.of', { name: firstName })
          }
          lead={t('invitation.list.lead')}
        >
          {invitations.map((invitation) => (
            <InvitationCard key={invitation.invitationId} invitation={invitation} />
          ))}
          {invitations.length === 0 && <EmptyState title={t('invitation.none')} text={t('invitation.none.text')} />}
          <LeaveInvitationArea />
        </Page>
      )}
    </InInvitationArea>
  );
}
