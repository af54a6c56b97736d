import { useSearchParams } from 'react-router-dom';

import { calendarDateOf } from '../../lib/clinicTime';
import { useClinic, type StaffClinic } from '../useClinic';

const isDate = (text: string | null): text is string =>
  text !== null && /^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

export const useDay = (clinics: readonly StaffClinic[]) => {
  const [asked] = useSearchParams();
  const clinic = useClinic(clinics);
  if (clinic === undefined) return null;
  const today = calendarDateOf(new Date().toISOString(), clinic.timeZone);
  const date = asked.get('date');
  return { clinic, today, date: isDate(date) ? date : today };
};
