import { useTranslation } from 'react-i18next';

import type { Colleague } from '../../../contract/staffConnection.ts';
import { SheetList, Tag } from '../../ui';
import { Row } from '../Row';

export function Colleagues({ staff }: { staff: readonly Colleague[] }) {
  const { t } = useTranslation();
  return (
    <>
      <SheetList aria-label={t('staff.connection.staff')}>
        {staff.map(({ isActive, name, role, staffId }) => (
          <Row key={staffId}>
            <b translate="no">{name}</b>
            <p>{t(`staff.role.${role}`)}</p>
            {!isActive && (
              <div>
                <Tag>{t('staff.connection.suspended')}</Tag>
              </div>
            )}
          </Row>
        ))}
      </SheetList>
      <p>{t('staff.connection.staff.hint')}</p>
    </>
  );
}
