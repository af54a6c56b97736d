import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import type { Appointment } from '../../../contract/appointments.ts';
import { useListHistoryQuery, type Person } from '../../api/appointmentsApi';

const keyOf = (person: Person): string => person?.patientId ?? '';

/** Searches these people's histories one at a time: a reload loses the person acted for. */
export const useAppointment = (reservationId: string, persons: readonly Person[]) => {
  const [without, setWithout] = useState<readonly string[]>([]);
  const person = persons.find((one) => !without.includes(keyOf(one)));
  const {
    currentData: history,
    isFetching,
    error,
    refetch,
  } = useListHistoryQuery(person === undefined ? skipToken : person);
  const appointment: Appointment | undefined =
    history && [...history.upcoming, ...history.past].find((one) => one.reservationId === reservationId);
  const [last, setLast] = useState<{ appointment: Appointment; person: Person }>();
  if (appointment && person !== undefined && appointment !== last?.appointment) setLast({ appointment, person });
  // Other back ends may not list cancelled appointments: keep the last one while its owner stays readable.
  const found = appointment
    ? { appointment, person }
    : last && persons.some((one) => keyOf(one) === keyOf(last.person))
      ? last
      : undefined;
  if (history && !appointment && !isFetching && person !== undefined) setWithout([...without, keyOf(person)]);
  return {
    appointment: found?.appointment,
    person: found?.person,
    isLoading: person !== undefined && !found && !error,
    error,
    askAgain: () => {
      void refetch();
    },
  };
};
