import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffInvitation } from '../../../contract/staffInvitations.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDateTime } from '../../lib/clinicTime';
import { listed } from '../../lib/lists';
import { Button, Card, Cluster, SummaryList } from '../../ui';
import type { InvitationAct } from './useInvitationActs';

type Props = { invitation: StaffInvitation; timeZone: string; onAsk: (act: InvitationAct) => void };

const acts = ['renew', 'end'] as const;

export function OpenInvitation({ invitation, timeZone, onAsk }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const id = useId();
  const { careType, isBooked, isLocked, openUntil, slots } = invitation;
  const name = invitation.name || t('staff.day.noName');
  const state = isBooked ? 'booked' : isLocked ? 'locked' : 'open';
  const rows = [
    { key: 'state', term: t('staff.link.state'), value: t(`staff.invitation.${state}`) },
    { key: 'care', term: t('staff.invite.care'), value: t(`careType.${careType}`) },
    { key: 'slots', term: t('staff.invitation.kept'), value: t('staff.invite.slots', { count: slots }) },
    { key: 'until', term: t('staff.invitation.until'), value: formatDateTime(openUntil, { timeZone, lang }) },
  ];
  return (
    <Card aria-labelledby={id}>
      <h3 id={id} translate="no">
        {name}
      </h3>
      <SummaryList rows={rows} />
      <Cluster>
        {acts.map((act) => (
          <Button
            key={act}
            look={act === 'end' ? 'quiet' : 'secondary'}
            label={listed([t(`staff.invitation.${act}`), name])}
            onPress={() => {
              onAsk(act);
            }}
          >
            {t(`staff.invitation.${act}`)}
          </Button>
        ))}
      </Cluster>
    </Card>
  );
}
