import { useTranslation } from 'react-i18next';

import type { Person } from '../../api/appointmentsApi';
import { Tag } from '../../ui';
import { useAppointment } from '../../scheduling/appointment/useAppointment';
import { statusOf } from '../../scheduling/appointment/appointmentStatus';
import { useStatusTime } from '../../scheduling/appointment/useStatusTime';

export function AppointmentState({ reservationId, person }: { reservationId: string; person: Person }) {
  const { t } = useTranslation();
  const now = useStatusTime();
  const { appointment } = useAppointment(reservationId, [person]);
  if (!appointment) return null;
  const { key, tone } = statusOf(appointment, now);
  return <Tag tone={tone}>{t(key)}</Tag>;
}
