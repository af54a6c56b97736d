import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Appointment, Slot } from '../../../contract/appointments.ts';
import { isAbsent } from '../../api/capability';
import { showPhone } from '../../lib/phone';
import { Alert, Button, ButtonLink, Cluster, PortalForm, type FormFailure } from '../../ui';
import { CancelRule } from '../review/CancelRule';
import { validatePhone, type AskedNumber, type PhoneValues } from '../review/calledNumber';
import { PhoneToCall } from '../review/PhoneToCall';
import { useBookingChannel, type HeldSlot } from '../channel/channel';
import { LookAgain } from '../channel/LookAgain';
import { ProblemAlert } from '../channel/ProblemAlert';
import { ReviewPage } from '../review/ReviewPage';
import { useAttempt } from '../channel/useAttempt';
import { MoveComparison } from './MoveComparison';

type Props = {
  appointment: Appointment;
  slot: Slot;
  held: HeldSlot | null | undefined;
  keepsHold?: boolean;
  progress: string;
  confirm?: string | undefined;
  number?: AskedNumber | undefined;
  /** Conflicts at the new time. */
  children?: ReactNode;
  onMoved: () => void;
  onOtherTime: () => void;
};

type ButtonsProps = Pick<Props, 'slot' | 'confirm'> & {
  isBusy: boolean;
  onMove?: () => void;
};

function MoveButtons({ slot, confirm, isBusy, onMove }: ButtonsProps) {
  const { t } = useTranslation();
  const { appointment: appointmentAddress = '' } = useBookingChannel().urls;
  return (
    <>
      <CancelRule slot={slot} />
      <Cluster>
        <Button {...(onMove ? { onPress: onMove } : { type: 'submit' })} busy={isBusy && t('move.confirm.busy')}>
          {confirm ?? t('move.confirm')}
        </Button>
        <ButtonLink to={appointmentAddress} look="secondary">
          {t('move.keep')}
        </ButtonLink>
      </Cluster>
    </>
  );
}

export function MoveReview(props: Props) {
  const {
    appointment,
    slot,
    held,
    keepsHold = false,
    progress,
    confirm,
    number,
    children,
    onMoved,
    onOtherTime,
  } = props;
  const { t } = useTranslation();
  const { reschedule } = useBookingChannel();
  const { attempt, isBusy, problem } = useAttempt(reschedule);
  const [sent, setSent] = useState<string>();
  const move = async (phone?: string) => {
    setSent(phone);
    const { kind } = await attempt(slot, phone);
    if (kind === 'done') onMoved();
    if (kind === 'lost') onOtherTime();
  };
  const onMove = () => {
    void move(sent);
  };
  const moveWithNumber = async (values: PhoneValues): Promise<FormFailure | undefined> => {
    const failure = await number?.save?.(values);
    if (!failure) await move(number?.save ? undefined : showPhone(values.phone));
    return failure;
  };
  const buttons = { slot, confirm };
  return (
    <ReviewPage
      {...{ progress, held, keepsHold, onOtherTime }}
      title={t('move.review')}
      timeFirst
      problem={
        problem && isAbsent(problem) ? (
          <Alert tone="info">
            <p>{t('move.absent')}</p>
          </Alert>
        ) : (
          <ProblemAlert
            problem={problem}
            noAnswer={t('move.lostAnswer')}
            unknown={{
              what: t('move.unknown'),
              phone: appointment.clinicPhone,
              look: <LookAgain isBusy={isBusy} onLook={onMove} />,
            }}
          />
        )
      }
      summary={
        <>
          <MoveComparison before={appointment} after={slot} />
          <p>{t('move.review.kept')}</p>
        </>
      }
    >
      {children}
      {number ? (
        <PortalForm
          draft={`moveReview ${appointment.reservationId}`}
          initialValues={number.initial}
          validate={validatePhone}
          onSubmit={moveWithNumber}
        >
          {({ isSending }) => (
            <>
              <PhoneToCall isOwn={number.save !== undefined} />
              <MoveButtons {...buttons} isBusy={isSending || isBusy} />
            </>
          )}
        </PortalForm>
      ) : (
        <MoveButtons {...buttons} isBusy={isBusy} onMove={onMove} />
      )}
    </ReviewPage>
  );
}
