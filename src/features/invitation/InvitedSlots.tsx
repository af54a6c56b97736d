import { useTranslation } from 'react-i18next';

import { useListInvitedSlotsQuery, type ShownInvitation } from '../../api/invitationApi';
import { useTold } from '../../i18n/useTold';
import { paths } from '../../lib/paths';
import { EmptyState, LinkLine, PhoneLink, RetryAlert, Spinner, saysOnArrival } from '../../ui';
import { SlotList } from '../../scheduling/slots/SlotList';
import { SlotsPage } from '../../scheduling/slots/SlotsPage';

type Props = {
  invitation: ShownInvitation;
  today: string;
  onTaken: () => void;
};

export function InvitedSlots({ invitation, today, onTaken }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const {
    invitationId,
    held,
    clinic: { phone },
  } = invitation;
  const { data: slots, error, refetch } = useListInvitedSlotsQuery(invitationId, { refetchOnMountOrArgChange: true });
  return (
    <SlotsPage
      progress={t('booking.step', { step: 1, total: 2 })}
      back={{ to: paths.invitationArea, label: t('invitation.back') }}
      held={held ?? undefined}
      heldIds={held ? [held.space.spaceId] : []}
      onTaken={onTaken}
    >
      {!slots && !error && <Spinner />}
      {!slots && error && <RetryAlert error={error} onRetry={refetch} />}
      {slots?.length === 0 && (
        <EmptyState title={t('booking.empty')} text={t('invitation.noPlaces')}>
          {phone !== null && (
            <LinkLine>
              <PhoneLink phone={phone}>{told('cancel.call', { phone })}</PhoneLink>
            </LinkLine>
          )}
        </EmptyState>
      )}
      {slots && slots.length > 0 && (
        <p {...saysOnArrival}>
          <strong>{t('invitation.count', { count: slots.length })}</strong>
        </p>
      )}
      {slots && <SlotList slots={slots} sort="soonest" today={today} />}
    </SlotsPage>
  );
}
