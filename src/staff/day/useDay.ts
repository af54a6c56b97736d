import { useSearchParams } from 'react-router-dom';

import { isCalendarDate } from '../../../contract/instants.ts';
import { calendarDateOf } from '../../lib/clinicTime';
import { useClinic, type StaffClinic } from '../useClinic';

export type ShownDay = { clinic: StaffClinic; date: string; today: string };

/** The day that the address names, or today at the clinic. */
export const useDay = (): ShownDay | null => {
  const [asked] = useSearchParams();
  const clinic = useClinic();
  if (clinic === undefined) return null;
  const today = calendarDateOf(new Date().toISOString(), clinic.timeZone);
  const date = asked.get('date');
  return { clinic, today, date: date !== null && isCalendarDate(date) ? date : today };
};
