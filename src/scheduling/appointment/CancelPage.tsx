import type { ReactNode } from 'react';

import type { Appointment } from '../../../contract/appointments.ts';
import { useTold } from '../../i18n/useTold';
import { LinkLine, PhoneLink, type SummaryRow } from '../../ui';
import { CancelQuestion } from './CancelQuestion';
import { useBookingChannel } from '../channel/channel';
import { isCancelledAlready, isTooLate } from '../channel/refusals';
import { useChannelAction } from '../channel/useChannelAction';

type Props = {
  appointment: Pick<Appointment, 'cancelUntil' | 'timeZone' | 'clinicPhone'>;
  rows: readonly SummaryRow[];
  /** For a slot not released to others. */
  consequence?: string | undefined;
  confirm?: string | undefined;
  /** Default: shows `done`. */
  onCancelled?: () => void;
  done?: ReactNode;
  isCancelled?: boolean;
  /** Default: the clinic's phone. */
  tooLate?: ReactNode;
  isPastLimit?: boolean;
};

export function CancelPage({ appointment, rows, consequence, confirm, onCancelled, ...ends }: Props) {
  const { done, isCancelled = false, tooLate, isPastLimit = false } = ends;
  const told = useTold();
  const { cancel, urls } = useBookingChannel();
  const { act, isBusy, isDone, problem } = useChannelAction(cancel);
  const { cancelUntil, timeZone, clinicPhone: phone } = appointment;
  const isLate = isTooLate(problem);
  if (done !== undefined && (isCancelled || isDone || isCancelledAlready(problem))) return done;
  if (tooLate !== undefined && (isPastLimit || isLate)) return tooLate;
  const run = async () => {
    const { error } = await act();
    if (error === undefined) onCancelled?.();
  };
  return (
    <CancelQuestion
      {...{ rows, cancelUntil, timeZone, phone, isBusy, problem, consequence, confirm }}
      appointmentAddress={urls.appointment ?? ''}
      onCancel={() => {
        void run();
      }}
    >
      {isLate && phone !== null && (
        <LinkLine>
          <PhoneLink phone={phone}>{told('cancel.call', { phone })}</PhoneLink>
        </LinkLine>
      )}
    </CancelQuestion>
  );
}
