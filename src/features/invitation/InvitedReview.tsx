import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Slot } from '../../../contract/appointments.ts';
import { formLimits } from '../../../contract/limits.ts';
import { refusalIn } from '../../api/capability';
import type { ShownInvitation } from '../../api/invitationApi';
import { onlyProblems } from '../../lib/onlyProblems';
import { showPhone } from '../../lib/phone';
import { PhoneToCall } from '../../scheduling/review/PhoneToCall';
import { useAppointmentRows } from '../../scheduling/appointment/useAppointmentRows';
import { LookAgain } from '../../scheduling/channel/LookAgain';
import { ProblemAlert } from '../../scheduling/channel/ProblemAlert';
import { useBookingChannel } from '../../scheduling/channel/channel';
import { useAttempt } from '../../scheduling/channel/useAttempt';
import { validatePhone } from '../../scheduling/review/calledNumber';
import { CancelRule } from '../../scheduling/review/CancelRule';
import { ReviewPage } from '../../scheduling/review/ReviewPage';
import { useNetwork } from '../../scheduling/text/useNetwork';
import { Button, Card, PortalForm, SummaryList, TextInput } from '../../ui';

type InvitedReviewValues = { raisonVisite: string; phone: string };

const initialInvitedReview: InvitedReviewValues = { raisonVisite: '', phone: '' };

/** The reason is optional: the clinic knows it. */
const validateInvitedReview = (
  { raisonVisite, phone }: InvitedReviewValues,
  isByPhone: boolean,
): Partial<Record<keyof InvitedReviewValues, string>> => ({
  ...onlyProblems<'raisonVisite'>({
    raisonVisite: raisonVisite.trim().length > formLimits.reason.max ? 'appointment.invalidReason' : undefined,
  }),
  ...(isByPhone ? validatePhone({ phone }) : {}),
});

type Props = {
  held: ShownInvitation['held'];
  firstName: string | null;
  slot: Slot;
  slotsAddress: string;
  onBooked: () => void;
  onOtherTime: () => void;
};

export function InvitedReview({ held, firstName, slot, slotsAddress, onBooked, onOtherTime }: Props) {
  const { t } = useTranslation();
  const rows = useAppointmentRows();
  const { clinicOf } = useNetwork();
  const { attempt, isBusy, problem } = useAttempt(useBookingChannel().book);
  const [sent, setSent] = useState<InvitedReviewValues>();
  const isByPhone = slot.mode === 'phone';
  const book = async (values: InvitedReviewValues) => {
    setSent(values);
    const { raisonVisite: reason, phone } = values;
    const { kind } = await attempt(slot, { reason, ...(isByPhone && { phone: showPhone(phone) }) });
    if (kind === 'done') onBooked();
    if (kind === 'lost') onOtherTime();
    return undefined;
  };
  const lines = [
    rows.when(slot),
    rows.where(slot),
    rows.who(slot),
    rows.how(slot),
    ...rows.care(slot),
    rows.whom(firstName, null),
  ];
  const isBooked = refusalIn(problem)?.message === 'hub.alreadyBooked';
  return (
    <ReviewPage
      title={t('review.title')}
      progress={t('booking.step', { step: 2, total: 2 })}
      back={{ to: slotsAddress }}
      held={held ?? undefined}
      problem={
        <ProblemAlert
          problem={problem}
          noAnswer={t('review.lostAnswer')}
          unknown={{
            what: t('review.unknown'),
            phone: clinicOf(slot.clinicId)?.phone,
            look: (
              <LookAgain
                isBusy={isBusy}
                onLook={() => {
                  if (sent) void book(sent);
                }}
              />
            ),
          }}
        />
      }
      summary={
        <Card>
          <SummaryList rows={lines} />
        </Card>
      }
      onOtherTime={onOtherTime}
    >
      <PortalForm
        draft="invited"
        initialValues={initialInvitedReview}
        validate={(values) => validateInvitedReview(values, isByPhone)}
        onSubmit={book}
      >
        {() => (
          <>
            <TextInput
              name="raisonVisite"
              label={t('invitation.reason')}
              hint={t('invitation.reason.hint')}
              autoComplete="off"
              optional
            />
            {isByPhone && <PhoneToCall />}
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
