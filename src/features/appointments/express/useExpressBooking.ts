import { useState } from 'react';

import type { Reservation } from '../../../../contract/appointments.ts';
import type { ExpressIdentified } from '../../../../contract/express.ts';
import type { ExpressKept } from '../../../api/expressApi';
import { useAppDispatch } from '../../../store/hooks';
import { choicesForgotten } from '../appointmentsSlice';
import { noAnswers } from './answers';
import { useLeaveNothing } from './useLeaveNothing';

/**
 * A booking under way without an account: what is kept, what was answered, what is booked. In this component’s memory alone.
 */
export const useExpressBooking = () => {
  const dispatch = useAppDispatch();
  const [kept, setKept] = useState<ExpressKept | null>(null);
  const [hasEnded, setHasEnded] = useState(false);
  const [answers, setAnswers] = useState(noAnswers);
  const [isCodeSent, setIsCodeSent] = useState(false);
  const [visit, setVisit] = useState<Reservation | null>(null);

  useLeaveNothing(kept);

  return {
    kept,
    hasEnded,
    answers,
    isCodeSent,
    visit,
    setAnswers,
    keep: (next: ExpressKept | null) => {
      setKept(next);
      setHasEnded(false);
      setVisit(null);
    },
    /** The code is on its way; the place may not be kept any more. */
    noteCodeSent: ({ isLetGo }: ExpressIdentified) => {
      setIsCodeSent(true);
      if (isLetGo) setKept((before) => before && { ...before, hold: null });
    },
    /** The time to book ran out: the place is to be chosen again, the answers stand. */
    noteEnd: () => {
      setKept(null);
      setHasEnded(true);
      setIsCodeSent(false);
    },
    noteBooked: (booked: Reservation) => {
      setVisit(booked);
      setKept(null);
      setIsCodeSent(false);
      dispatch(choicesForgotten());
    },
  };
};

export type ExpressBookingState = ReturnType<typeof useExpressBooking>;
