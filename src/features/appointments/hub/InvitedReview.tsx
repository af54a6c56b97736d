import { useTranslation } from 'react-i18next';

import type { Reservation, Space } from '../../../../contract/appointments.ts';
import { refusalIn } from '../../../api/capability';
import type { ShownInvitation } from '../../../api/hubApi';
import { useReleaseInvitedPlaceMutation, useReserveInvitedPlaceMutation } from '../../../api/invitedVisitApi';
import { Button, Card, Page, PortalForm, SummaryList, TextInput } from '../../../ui';
import { CancelRule } from '../CancelRule';
import { ProblemAlert } from '../ProblemAlert';
import { isAlreadyMine, isLostRace, problemOf } from '../refusals';
import { useVisitRows } from '../useVisitRows';
import { InvitedTimer } from './InvitedTimer';
import { initialInvitedReview, validateInvitedReview, type InvitedReviewValues } from './invitedReviewForm';

type Props = {
  invitation: ShownInvitation;
  firstName: string | null;
  place: Space;
  placesAddress: string;
  onBooked: (visit: Reservation | undefined) => void;
  onOtherTime: () => void;
};

/** Check before the last button: nothing is booked until then. */
export function InvitedReview({ invitation, firstName, place, placesAddress, onBooked, onOtherTime }: Props) {
  const { t } = useTranslation();
  const rows = useVisitRows();
  const [reserve, { isLoading, error }] = useReserveInvitedPlaceMutation();
  const [release] = useReleaseInvitedPlaceMutation();
  const { invitationId, held } = invitation;
  const book = async ({ raisonVisite }: InvitedReviewValues) => {
    const { data, error: refused } = await reserve({
      invitationId,
      space: place,
      perName: place.perName,
      raisonVisite,
    });
    if (refused === undefined || isAlreadyMine(refused)) onBooked(data ?? refusalIn(refused)?.reservation);
    else if (isLostRace(refused)) onOtherTime();
    return undefined;
  };
  const chooseAnother = () => {
    if (held) void release({ invitationId, holdId: held.holdId });
    onOtherTime();
  };
  const isBooked = refusalIn(error)?.message === 'hub.alreadyBooked';
  return (
    <Page title={t('review.title')} lead={t('booking.step', { step: 2, total: 2 })} back={{ to: placesAddress }}>
      <ProblemAlert problem={problemOf(error)} noAnswer={t('review.lostAnswer')} />
      <Card>
        <SummaryList
          rows={[rows.when(place), rows.where(place), rows.who(place), rows.how(place), rows.whom(firstName, null)]}
        />
      </Card>
      {held && <InvitedTimer invitationId={invitationId} held={held} />}
      <PortalForm draft="invited" initialValues={initialInvitedReview} validate={validateInvitedReview} onSubmit={book}>
        {() => (
          <>
            <TextInput
              name="raisonVisite"
              label={t('hub.reason')}
              hint={t('hub.reason.hint')}
              autoComplete="off"
              optional
            />
            <CancelRule place={place} />
            {!isBooked && (
              <div>
                <Button type="submit" busy={isLoading && t('review.confirm.busy')}>
                  {t('review.confirm')}
                </Button>
              </div>
            )}
          </>
        )}
      </PortalForm>
      <div>
        <Button look="quiet" onPress={chooseAnother}>
          {t('review.otherTime')}
        </Button>
      </div>
    </Page>
  );
}
