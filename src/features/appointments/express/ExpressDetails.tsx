import { Navigate } from 'react-router-dom';

import type { Space } from '../../../../contract/appointments.ts';
import type { ExpressKept } from '../../../api/expressApi';
import type { BookingWays } from '../bookingPort';
import { firstOpen } from './answers';
import { BookWithCode } from './BookWithCode';
import { CheckStep } from './CheckStep';
import { isQuestion, stepBefore, type ExpressStep } from './expressSteps';
import { KeptTime } from './KeptTime';
import { QuestionStep } from './QuestionStep';
import type { ExpressBookingState } from './useExpressBooking';

type Props = BookingWays<ExpressStep> & {
  step: ExpressStep;
  booking: ExpressBookingState;
  kept: ExpressKept;
  place: Space;
  /** A calendar date. */
  today: string;
};

/** With a place kept: who one is, question by question, the check, and the code. What is still open comes before what follows. */
export function ExpressDetails({ step, booking, kept, place, today, go, addressOf }: Props) {
  const { answers, isCodeSent, keep, noteEnd } = booking;
  const measure = { today, mode: place.mode };
  const open = firstOpen(answers, measure);
  const timer = <KeptTime kept={kept} place={place} onKept={keep} />;
  const toPlaces = () => {
    go('places', { replace: true });
  };
  if (isQuestion(step)) {
    return (
      <QuestionStep
        key={step}
        question={step}
        answers={answers}
        measure={measure}
        back={addressOf(stepBefore(step))}
        timer={timer}
        onAnswer={(given) => {
          booking.setAnswers(given);
          go(firstOpen(given, measure) ?? 'check');
        }}
      />
    );
  }
  if (open !== undefined) return <Navigate to={addressOf(open)} replace />;
  if (step === 'check') {
    return (
      <CheckStep
        {...{ place, answers, addressOf, timer }}
        token={kept.token}
        onEnded={noteEnd}
        onOtherTime={toPlaces}
        onSent={(sent) => {
          booking.noteCodeSent(sent);
          go('code');
        }}
      />
    );
  }
  if (!isCodeSent) return <Navigate to={addressOf('check')} replace />;
  return (
    <BookWithCode
      {...{ kept, place, answers, timer }}
      contactAddress={addressOf('contact')}
      onLost={toPlaces}
      onEnded={noteEnd}
      onSent={booking.noteCodeSent}
      onBooked={(visit) => {
        booking.noteBooked(visit);
        go('done', { replace: true });
      }}
    />
  );
}
