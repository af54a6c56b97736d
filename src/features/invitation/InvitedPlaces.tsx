import { useTranslation } from 'react-i18next';

import { useListInvitedPlacesQuery, type ShownInvitation } from '../../api/hubApi';
import { useServerMessage } from '../../i18n/useServerMessage';
import { paths } from '../../lib/paths';
import { Alert, Button, EmptyState, LinkLine, PhoneLink, Spinner } from '../../ui';
import { PlaceList } from '../../scheduling/slots/PlaceList';
import { SlotsPage } from '../../scheduling/slots/SlotsPage';

type Props = {
  invitation: ShownInvitation;
  /** A calendar date. */
  today: string;
  /** A slot is held: on to the check. */
  onTaken: () => void;
};

/** The slots that the clinic set aside. */
export function InvitedPlaces({ invitation, today, onTaken }: Props) {
  const { t } = useTranslation();
  const words = useServerMessage();
  const {
    invitationId,
    held,
    clinic: { phone },
  } = invitation;
  const { data: places, error, refetch } = useListInvitedPlacesQuery(invitationId, { refetchOnMountOrArgChange: true });
  return (
    <SlotsPage
      progress={t('booking.step', { step: 1, total: 2 })}
      back={{ to: paths.hub, label: t('hub.back') }}
      held={held ?? undefined}
      heldIds={held ? [held.space.spaceId] : []}
      onTaken={onTaken}
    >
      {!places && !error && <Spinner />}
      {!places && error && (
        <Alert>
          <p>{words(error)}</p>
          <Button
            look="secondary"
            onPress={() => {
              void refetch();
            }}
          >
            {t('common.retry')}
          </Button>
        </Alert>
      )}
      {places?.length === 0 && (
        <EmptyState title={t('booking.empty')} text={t('hub.noPlaces')}>
          {phone !== null && (
            <LinkLine>
              <PhoneLink phone={phone}>{t('cancel.call', { phone })}</PhoneLink>
            </LinkLine>
          )}
        </EmptyState>
      )}
      {places && places.length > 0 && (
        <p role="status">
          <strong>{t('hub.count', { count: places.length })}</strong>
        </p>
      )}
      {places && <PlaceList spaces={places} sort="soonest" today={today} />}
    </SlotsPage>
  );
}
