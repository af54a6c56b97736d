import { useTranslation } from 'react-i18next';

import type { Slot } from '../../../contract/appointments.ts';
import { refusalIn } from '../../api/capability';
import type { ShownInvitation } from '../../api/invitationApi';
import { Button, Card, PortalForm, SummaryList, TextInput } from '../../ui';
import { CancelRule } from '../../scheduling/review/CancelRule';
import { useBookingChannel } from '../../scheduling/channel/channel';
import { ProblemAlert } from '../../scheduling/channel/ProblemAlert';
import { ReviewPage } from '../../scheduling/review/ReviewPage';
import { useAttempt } from '../../scheduling/channel/useAttempt';
import { useAppointmentRows } from '../../scheduling/appointment/useAppointmentRows';
import { initialInvitedReview, validateInvitedReview, type InvitedReviewValues } from './invitedReviewForm';

type Props = {
  held: ShownInvitation['held'];
  firstName: string | null;
  slot: Slot;
  slotsAddress: string;
  onBooked: () => void;
  onOtherTime: () => void;
};

/** Check your answers, by invitation: the clinic knows why it invites, a reason may be added. */
export function InvitedReview({ held, firstName, slot, slotsAddress, onBooked, onOtherTime }: Props) {
  const { t } = useTranslation();
  const rows = useAppointmentRows();
  const { attempt, isBusy, problem } = useAttempt(useBookingChannel().book);
  const book = async ({ raisonVisite: reason }: InvitedReviewValues) => {
    const { kind } = await attempt(slot, { reason });
    if (kind === 'done') onBooked();
    if (kind === 'lost') onOtherTime();
    return undefined;
  };
  const lines = [rows.when(slot), rows.where(slot), rows.who(slot), rows.how(slot), rows.whom(firstName, null)];
  const isBooked = refusalIn(problem)?.message === 'hub.alreadyBooked';
  return (
    <ReviewPage
      title={t('review.title')}
      progress={t('booking.step', { step: 2, total: 2 })}
      back={{ to: slotsAddress }}
      held={held ?? undefined}
      problem={<ProblemAlert problem={problem} noAnswer={t('review.lostAnswer')} />}
      summary={
        <Card>
          <SummaryList rows={lines} />
        </Card>
      }
      onOtherTime={onOtherTime}
    >
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
            <CancelRule slot={slot} />
            {!isBooked && (
              <div>
                <Button type="submit" busy={isBusy && t('review.confirm.busy')}>
                  {t('review.confirm')}
                </Button>
              </div>
            )}
          </>
        )}
      </PortalForm>
    </ReviewPage>
  );
}
