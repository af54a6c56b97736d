import { skipToken } from '@reduxjs/toolkit/query';

import type { Appointment } from '../../../contract/appointments.ts';
import { useListHistoryQuery, type Person } from '../../api/appointmentsApi';
import { unlessRefused } from '../../api/capability';
import { upcomingOf } from '../slots/conflicts';

/** Empty when unknown or not readable. */
export const useAppointmentsOf = (person: Person, mayRead = true): Appointment[] => {
  const { currentData, error } = useListHistoryQuery(mayRead ? person : skipToken);
  const history = mayRead ? unlessRefused(currentData, error) : undefined;
  return history === undefined ? [] : upcomingOf(history.upcoming);
};
