import { useTranslation } from 'react-i18next';

import type { Space } from '../../../../contract/appointments.ts';
import { useListInvitedPlacesQuery, type ShownInvitation } from '../../../api/hubApi';
import { useHoldInvitedPlaceMutation, useReleaseInvitedPlaceMutation } from '../../../api/invitedVisitApi';
import { useServerMessage } from '../../../i18n/useServerMessage';
import { paths } from '../../../lib/paths';
import { Alert, Button, EmptyState, LinkLine, Page, PhoneLink, Spinner } from '../../../ui';
import { HoldNotice } from '../HoldNotice';
import { PlaceList } from '../PlaceList';
import { ProblemAlert } from '../ProblemAlert';
import { InvitedTimer } from './InvitedTimer';

type Props = {
  invitation: ShownInvitation;
  /** A calendar date. */
  today: string;
  /** The place is kept: on to the check. */
  onTaken: (place: Space) => void;
};

/** The places that the clinic set aside: one tap keeps one, and goes on. */
export function InvitedPlaces({ invitation, today, onTaken }: Props) {
  const { t } = useTranslation();
  const words = useServerMessage();
  const {
    invitationId,
    held,
    clinic: { phone },
  } = invitation;
  const { data: places, error, refetch } = useListInvitedPlacesQuery(invitationId, { refetchOnMountOrArgChange: true });
  const [hold, holding] = useHoldInvitedPlaceMutation();
  const [release, { isLoading: isReleasing }] = useReleaseInvitedPlaceMutation();
  const take = async (place: Space) => {
    if (holding.isLoading) return;
    const isMine = held?.space.spaceId === place.spaceId;
    const { error: refused } = isMine ? {} : await hold({ invitationId, spaceId: place.spaceId });
    if (refused === undefined) onTaken(place);
  };
  const taking = {
    onTake: (place: Space) => {
      void take(place);
    },
    takingId: holding.isLoading ? holding.originalArgs?.spaceId : undefined,
    heldIds: held ? [held.space.spaceId] : [],
    conflictOf: () => undefined,
  };
  return (
    <Page
      title={t('booking.places.title')}
      lead={t('booking.step', { step: 1, total: 2 })}
      back={{ to: paths.hub, label: t('hub.back') }}
    >
      <ProblemAlert problem={holding.error} />
      {held && (
        <HoldNotice
          hold={held}
          timer={<InvitedTimer invitationId={invitationId} held={held} />}
          isReleasing={isReleasing}
          onContinue={() => {
            onTaken(held.space);
          }}
          onRelease={() => {
            void release({ invitationId, holdId: held.holdId });
          }}
        />
      )}
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
      {places && <PlaceList spaces={places} sort="soonest" today={today} taking={taking} />}
    </Page>
  );
}
