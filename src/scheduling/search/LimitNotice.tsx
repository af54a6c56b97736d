import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { toAppointment } from '../../lib/paths';
import { Alert, Bullets } from '../../ui';
import { space } from '../../ui/theme/tokens';
import type { BookingStepProps } from '../channel/bookingPort';
import { useClinicTime } from '../text/useClinicTime';
import { useNetwork } from '../text/useNetwork';
import { useAppointmentsOf } from '../appointment/useAppointmentsOf';

const List = styled(Bullets)`
  margin-top: ${space.s};
`;

/** Searching stays possible: the server decides, and another network may allow more. */
export function LimitNotice({
  person,
  seesHistory,
  moving,
}: Pick<BookingStepProps, 'person' | 'seesHistory' | 'moving'>) {
  const { t } = useTranslation();
  const { dateTimeOf } = useClinicTime();
  const appointments = useAppointmentsOf(person, seesHistory);
  const { upcomingMost: max } = useNetwork();
  if (moving || max === undefined || appointments.length < max) return null;
  return (
    <Alert tone="info" title={t('limit.title', { count: appointments.length })}>
      <p>{t('limit.text', { count: max })}</p>
      <List>
        {appointments.map((appointment) => (
          <li key={appointment.reservationId}>
            <Link to={toAppointment(appointment.reservationId)}>{dateTimeOf(appointment)}</Link>
          </li>
        ))}
      </List>
    </Alert>
  );
}
