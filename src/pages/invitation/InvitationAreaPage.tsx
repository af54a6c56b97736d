import { useTranslation } from 'react-i18next';

import { InInvitationArea } from '../../features/invitation/InInvitationArea';
import { InvitationCard } from '../../features/invitation/InvitationCard';
import { LeaveInvitationArea } from '../../features/invitation/LeaveInvitationArea';
import { EmptyState, Page } from '../../ui';

/** Spec §2 rvsp, product §4 Hub. */
export function InvitationAreaPage() {
  const { t } = useTranslation();
  return (
    <InInvitationArea>
      {({ invitations, firstName }) => (
        <Page
          title={firstName === null ? t('invitation.list.title') : t('invitation.list.title.of', { name: firstName })}
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
