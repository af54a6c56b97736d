import { Navigate } from 'react-router-dom';

import type { Slot } from '../../../contract/appointments.ts';
import type { GuestHeld } from '../../api/guestApi';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { BookingWays } from '../../scheduling/channel/bookingPort';
import { firstOpen } from './questions';
import { BookWithCode } from './BookWithCode';
import { CheckStep } from './CheckStep';
import { isQuestion, stepBefore, type GuestStep } from './guestSteps';
import { questionAnswered, selectGuest } from './guestSlice';
import { QuestionStep } from './QuestionStep';

type Props = BookingWays<GuestStep> & {
  step: GuestStep;
  kept: GuestHeld;
  slot: Slot;
  today: string;
};

/** Redirects to the first unanswered question. */
export function GuestDetails({ step, kept, slot, today, go, addressOf }: Props) {
  const dispatch = useAppDispatch();
  const { answers, isCodeSent } = useAppSelector(selectGuest);
  const measure = { today, mode: slot.mode };
  const open = firstOpen(answers, measure);
  const toSlots = () => {
    go('places', { replace: true });
  };
  if (isQuestion(step)) {
    return (
      <QuestionStep
        key={step}
        question={step}
        {...{ answers, measure, kept, slot }}
        onOtherTime={toSlots}
        back={addressOf(stepBefore(step))}
        onAnswer={(given) => {
          dispatch(questionAnswered(given));
          go(firstOpen(given, measure) ?? 'check');
        }}
      />
    );
  }
  if (open !== undefined) return <Navigate to={addressOf(open)} replace />;
  if (step === 'check') {
    return (
      <CheckStep
        {...{ kept, slot, answers, addressOf }}
        onOtherTime={toSlots}
        onSent={() => {
          go('code');
        }}
      />
    );
  }
  if (!isCodeSent) return <Navigate to={addressOf('check')} replace />;
  return (
    <BookWithCode
      {...{ kept, slot, answers }}
      contactAddress={addressOf('contact')}
      onOtherTime={toSlots}
      onBooked={() => {
        go('done', { replace: true });
      }}
    />
  );
}
