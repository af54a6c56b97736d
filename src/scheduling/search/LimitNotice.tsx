import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { toAppointment } from '../../lib/paths';
import { Alert, Bullets, Note } from '../../ui';
import { space } from '../../ui/theme/tokens';
import { useReachedLimit, type Whose } from '../slots/useReachedLimit';
import { useClinicTime } from '../text/useClinicTime';
import { useNetwork } from '../text/useNetwork';

const List = styled(Bullets)`
  margin-top: ${space.s};
`;

export function LimitNotice(whose: Whose) {
  const { t } = useTranslation();
  const { dateTimeOf } = useClinicTime();
  const reached = useReachedLimit(whose);
  if (reached === undefined) return null;
  const { appointments, max } = reached;
  return (
    <Alert tone="info" title={t('limit.title', { count: appointments.length })}>
      <p>{t('limit.text', { count: max })}</p>
      <List>
        {appointments.map((appointment) => (
          <li key={appointment.reservationId}>
            <Link to={toAppointment(appointment.reservationId)} translate="no">
              {dateTimeOf(appointment)}
            </Link>
          </li>
        ))}
      </List>
    </Alert>
  );
}

/** Where the other appointments of the person may not be known before the booking (decision 69). */
export function LimitRule({ seesHistory }: Pick<Whose, 'seesHistory'>) {
  const { t } = useTranslation();
  const { upcomingMost } = useNetwork();
  return !seesHistory && upcomingMost !== undefined && <Note>{t('limit.rule', { count: upcomingMost })}</Note>;
}
