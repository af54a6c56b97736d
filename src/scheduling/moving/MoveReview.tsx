import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Appointment, Slot } from '../../../contract/appointments.ts';
import { isAbsent } from '../../api/capability';
import { Alert, Button, ButtonLink, Cluster, PortalForm, type FormFailure } from '../../ui';
import { CancelRule } from '../review/CancelRule';
import { PhoneToCall } from '../review/PhoneToCall';
import { useBookingChannel, type HeldSlot } from '../channel/channel';
import { LookAgain } from '../../unproven/LookAgain';
import { ProblemAlert } from '../channel/ProblemAlert';
import { ReviewPage } from '../review/ReviewPage';
import { tellFailure } from '../../unproven/tellFailure';
import { useAttempt } from '../channel/useAttempt';
import { MoveComparison } from './MoveComparison';

type PhoneValues = { phone: string };

type AskedNumber = {
  initial: PhoneValues;
  validate: (values: PhoneValues) => Partial<Record<'phone', string>>;
  save: (values: PhoneValues) => Promise<FormFailure | undefined>;
};

type Props = {
  appointment: Appointment;
  slot: Slot;
  held: HeldSlot | null | undefined;
  keepsHold?: boolean;
  progress: string;
  confirm?: string | undefined;
  number?: AskedNumber | undefined;
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
  const move = async () => {
    const { kind } = await attempt(slot);
    if (kind === 'done') onMoved();
    if (kind === 'lost') onOtherTime();
  };
  const onMove = () => {
    void move();
  };
  const saveAndMove = async (values: PhoneValues): Promise<FormFailure | undefined> => {
    const failure = await number?.save(values);
    if (!failure) await move();
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
          validate={number.validate}
          onSubmit={saveAndMove}
          tellFailure={tellFailure(t('review.phone.notKnown'), appointment.clinicPhone)}
        >
          {({ isSending }) => (
            <>
              <PhoneToCall isOwn />
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
