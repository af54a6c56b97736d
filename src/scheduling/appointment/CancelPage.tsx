import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import { LinkLine, PhoneLink, type SummaryRow } from '../../ui';
import { CancelQuestion } from './CancelQuestion';
import { useBookingChannel } from '../channel/channel';
import { isCancelledAlready, isTooLate } from '../channel/refusals';
import { useAct } from '../channel/useAct';

type Props = {
  /** What a mailed link shows of an appointment is enough. */
  appointment: Pick<Appointment, 'cancelUntil' | 'timeZone' | 'clinicPhone'>;
  rows: readonly SummaryRow[];
  /** What becomes of the slot, when it is not for others. */
  consequence?: string | undefined;
  /** The button that cancels, when it says for whom. */
  confirm?: string | undefined;
  /** It is cancelled; without, `done` follows here. */
  onCancelled?: () => void;
  done?: ReactNode;
  isCancelled?: boolean;
  /** What stands here when it is too late; without, the clinic's phone is given once the server says so. */
  tooLate?: ReactNode;
  isPastLimit?: boolean;
};

/** The question before an appointment is cancelled, whatever the door. */
export function CancelPage({ appointment, rows, consequence, confirm, onCancelled, ...ends }: Props) {
  const { done, isCancelled = false, tooLate, isPastLimit = false } = ends;
  const { t } = useTranslation();
  const { cancel, urls } = useBookingChannel();
  const { act, isBusy, isDone, problem } = useAct(cancel);
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
      {...{ rows, cancelUntil, timeZone, isBusy, problem, consequence, confirm }}
      appointmentAddress={urls.appointment ?? ''}
      onCancel={() => {
        void run();
      }}
    >
      {isLate && phone !== null && (
        <LinkLine>
          <PhoneLink phone={phone}>{t('cancel.call', { phone })}</PhoneLink>
        </LinkLine>
      )}
    </CancelQuestion>
  );
}
