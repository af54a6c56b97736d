import { useTranslation } from 'react-i18next';

import type { Space } from '../../../../contract/appointments.ts';
import { useExtendExpressHoldMutation, type ExpressKept } from '../../../api/expressApi';
import { Note } from '../../../ui';
import { TimeLeft } from '../TimeLeft';

type Props = { kept: ExpressKept; place: Space; onKept: (kept: ExpressKept) => void };

/** How long the place is still kept; or that it is not, because many are kept just now, at the clinic or for the same mailbox. */
export function KeptTime({ kept: { token, hold }, place: { spaceId }, onKept }: Props) {
  const { t } = useTranslation();
  const [extend, { isLoading, isSuccess, error }] = useExtendExpressHoldMutation();
  if (hold === null) return <Note icon="clock">{t('express.notKept')}</Note>;
  const again = async () => {
    const { data } = await extend({ spaceId, token, holdId: hold.holdId });
    if (data) onKept(data);
  };
  return (
    <TimeLeft
      hold={hold}
      extending={{
        extend: () => {
          void again();
        },
        isBusy: isLoading,
        isDone: isSuccess,
        problem: error,
      }}
    />
  );
}
