import type { StaffAppointment } from '../../../contract/staff.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDateTime } from '../../lib/clinicTime';

export const useWhen = ({ startsAt }: Pick<StaffAppointment, 'startsAt'>, timeZone: string): string =>
  formatDateTime(startsAt, { timeZone, lang: useLanguage() });
