import { useTranslation } from 'react-i18next';

import { slotActions, type SlotAction } from '../../../contract/slotActions.ts';
import type { StaffTrail, StaffTrailLine } from '../../../contract/staffTrail.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { formatTime } from '../../lib/clinicTime';
import { listed } from '../../lib/lists';
import { SheetList } from '../../ui';
import { Row } from '../Row';

const isSlotAction = (action: StaffTrailLine['action']): action is SlotAction =>
  slotActions.some((one) => one === action);

const useAction = () => {
  const { t } = useTranslation();
  return (action: StaffTrailLine['action']): string =>
    isSlotAction(action) ? t(`staff.trail.${action}`) : t(`accessLog.action.${action}`);
};

export function TrailList({ trail: { isCut, lines }, timeZone }: { trail: StaffTrail; timeZone: string }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const actionOf = useAction();
  return (
    <>
      <SheetList aria-label={t('staff.trail.list')}>
        {lines.map(({ action, at, count, lineId, name }) => (
          <Row key={lineId}>
            <b>{listed([actionOf(action), count > 1 && t('staff.trail.times', { count })])}</b>
            <p translate="no">
              <time dateTime={at}>{formatTime(at, { timeZone, lang })}</time> <span>{name}</span>
            </p>
          </Row>
        ))}
      </SheetList>
      {isCut && <p>{t('staff.trail.cut', { count: lines.length })}</p>}
    </>
  );
}
