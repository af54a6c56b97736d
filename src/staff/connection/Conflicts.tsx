import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { StaffConnection } from '../../../contract/staffConnection.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { calendarDateOf, formatDateTime } from '../../lib/clinicTime';
import { SheetList } from '../../ui';
import { Row } from '../Row';
import { toDay } from '../staffPaths';
import type { StaffClinic } from '../useClinic';

type Props = { conflicts: StaffConnection['conflicts']; clinic: StaffClinic };

/** Each leads to its day, which says whose it is. */
export function Conflicts({ conflicts, clinic: { clinicId, timeZone } }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  if (conflicts.length === 0) return <p>{t('staff.connection.conflicts.none')}</p>;
  return (
    <>
      <p>{t('staff.connection.conflicts.hint')}</p>
      <SheetList aria-label={t('staff.connection.conflicts')}>
        {conflicts.map(({ conflictId, published, startsAt }) => (
          <Row key={conflictId}>
            <Link to={toDay(clinicId, calendarDateOf(startsAt, timeZone))} translate="no">
              {formatDateTime(startsAt, { timeZone, lang })}
            </Link>
            <p>{t(`staff.connection.published.${published}`)}</p>
          </Row>
        ))}
      </SheetList>
    </>
  );
}
