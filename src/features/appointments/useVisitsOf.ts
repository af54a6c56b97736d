import { skipToken } from '@reduxjs/toolkit/query';

import type { Reservation } from '../../../contract/appointments.ts';
import { useListHistoryQuery, type Person } from '../../api/appointmentsApi';
import { upcomingOf } from './conflicts';

/** The visits to come of one person; none when they may not be read, or are not known. */
export const useVisitsOf = (person: Person, mayRead = true): Reservation[] => {
  const { data } = useListHistoryQuery(mayRead ? person : skipToken);
  return data === undefined ? [] : upcomingOf(data.upcoming);
};
