import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { toAppointment } from '../../lib/paths';
import { Note } from '../../ui';
import { useConflictText } from './useConflictText';
import type { Conflict } from './useConflicts';

export function ConflictNote({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation();
  const { fully } = useConflictText();
  return (
    <Note icon="calendar">
      <span>{fully(conflict)}</span>{' '}
      <Link to={toAppointment(conflict.appointment.reservationId)}>{t('booking.overlap.see')}</Link>
    </Note>
  );
}
