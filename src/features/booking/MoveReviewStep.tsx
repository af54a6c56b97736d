import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import type { Appointment } from '../../../contract/appointments.ts';
import { Waiting } from '../../ui';
import type { BookingStepProps } from '../../scheduling/channel/bookingPort';
import { ConflictNote } from '../../scheduling/slots/ConflictNote';
import { NothingChosen } from '../../scheduling/channel/NothingChosen';
import { useChosen } from '../../scheduling/channel/useChosen';
import { useConflicts } from '../../scheduling/slots/useConflicts';
import { useHealthNumber } from './useHealthNumber';
import { useHeldSlot } from './useHeldSlot';
import { useOwnerText } from '../../scheduling/text/useOwnerText';
import { CardNote } from '../../scheduling/review/CardNote';
import { MoveReview } from '../../scheduling/moving/MoveReview';
import { usePhoneForCall } from './usePhoneForCall';

type Props = Pick<BookingStepProps, 'person' | 'personName' | 'go' | 'addressOf'> & {
  appointment: Appointment;
  progress: string;
};

export function MoveReviewStep({ appointment, person, personName, go, addressOf, progress }: Props) {
  const { t } = useTranslation();
  const of = useOwnerText();
  const { slot: chosen, isUnheld } = useChosen(appointment.reservationId);
  const { hold, isLoading } = useHeldSlot(person, { movingId: appointment.reservationId, chosen });
  const conflictOf = useConflicts({ person, seesHistory: true, moving: appointment });
  const healthNumber = useHealthNumber(person);
  const slot = chosen ?? hold?.space;
  const number = usePhoneForCall(slot ?? appointment);
  if (!slot) return isLoading ? <Waiting /> : <NothingChosen listAddress={addressOf('places')} />;
  // Already moved to this slot.
  if (slot.spaceId === appointment.spaceId) return <Navigate to={addressOf('confirmed')} replace />;

  if (number.isLoading) return <Waiting />;
  const conflict = conflictOf(slot);
  return (
    <MoveReview
      {...{ appointment, slot, progress }}
      held={hold ?? (isUnheld ? null : undefined)}
      number={number.isAsked ? number : undefined}
      confirm={personName === undefined ? undefined : t('move.confirm.for', { of: of(personName) })}
      onMoved={() => {
        go('confirmed', { replace: true });
      }}
      onOtherTime={() => {
        go('places', { replace: true });
      }}
    >
      {conflict && <ConflictNote conflict={conflict} />}
      <CardNote {...{ slot, personName, healthNumber }} />
    </MoveReview>
  );
}
