import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import type { Appointment } from '../../../contract/appointments.ts';
import { useListHistoryQuery, type Person } from '../../api/appointmentsApi';

const keyOf = (person: Person): string => person?.patientId ?? '';

/**
 * One visit, read from the history, so that a reload finds it too. After a reload nobody knows any more for whom the user
 * acted: these people's histories are asked one after the other, and only until the visit is found.
 */
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
  const [last, setLast] = useState<{ visit: Appointment; person: Person }>();
  if (appointment && person !== undefined && appointment !== last?.visit) setLast({ visit: appointment, person });
  // Another back end may list no cancelled visits: one that was found stays, as long as its person's are the user's to read.
  const found = appointment
    ? { visit: appointment, person }
    : last && persons.some((one) => keyOf(one) === keyOf(last.person))
      ? last
      : undefined;
  if (history && !appointment && !isFetching && person !== undefined) setWithout([...without, keyOf(person)]);
  return {
    visit: found?.visit,
    /** Whose visit it is. */
    person: found?.person,
    isLoading: person !== undefined && !found && !error,
    error,
    askAgain: () => {
      void refetch();
    },
  };
};
