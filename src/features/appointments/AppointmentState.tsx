import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Person } from '../../api/appointmentsApi';
import { unlessRefused, missedIn } from '../../api/capability';
import { Tag, TaskMissed } from '../../ui';
import { useAppointment } from '../../scheduling/appointment/useAppointment';
import { statusOf } from '../../scheduling/appointment/appointmentStatus';

export function AppointmentState({ reservationId, person }: { reservationId: string; person: Person }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { appointment, error, askAgain } = useAppointment(reservationId, [person]);
  const missed = unlessRefused(missedIn({ error }), error);
  if (!appointment)
    return missed && <TaskMissed icon="calendar" label={t('appointment.title')} error={missed} onRetry={askAgain} />;
  const { key, tone } = statusOf(appointment, now);
  return <Tag tone={tone}>{t(key)}</Tag>;
}
