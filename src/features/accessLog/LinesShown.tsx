import { useTranslation } from 'react-i18next';

import { Unseen } from '../../ui';

type Props = {
  count: number | undefined;
  hasMore: boolean;
  othersOnly: boolean;
};

export function LinesShown({ count, hasMore, othersOnly }: Props) {
  const { t } = useTranslation();
  const whole = othersOnly ? 'accessLog.shown.others' : 'accessLog.shown.all';
  const latest = othersOnly ? 'accessLog.latest.others' : 'accessLog.latest.all';
  return (
    <div role="status">
      {count === 0 && <Unseen>{t('accessLog.none')}</Unseen>}
      {count !== undefined && count > 0 && <p>{t(hasMore ? latest : whole, { count })}</p>}
    </div>
  );
}
