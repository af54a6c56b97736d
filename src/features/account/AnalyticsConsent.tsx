import { useTranslation } from 'react-i18next';

import type { Consent } from '../../../contract/account.ts';
import { useTold } from '../../i18n/useTold';
import { Button, Card } from '../../ui';
import { useDateOf } from './useDateOf';

/** `isMeasured`: the network counts page views. */
type Props = { consent: Consent; isMeasured: boolean; isBusy: boolean; onDecide: (granted: boolean) => void };

/** Off by default, revocable at once. */
export function AnalyticsConsent({ consent: { granted, decidedAt }, isMeasured, isBusy, onDecide }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const dateOf = useDateOf();
  const date = decidedAt === null ? '' : dateOf(decidedAt);
  return (
    <Card>
      <h2>{t('consents.analytics')}</h2>
      <p>{t('consents.analytics.text')}</p>
      {!isMeasured && <p>{t('consents.analytics.none')}</p>}
      <p>
        <strong>{granted ? told('consents.analytics.on', { date }) : t('consents.analytics.off')}</strong>
      </p>
      <div>
        <Button
          look="secondary"
          busy={isBusy && t('consents.busy')}
          onPress={() => {
            onDecide(!granted);
          }}
        >
          {granted ? t('consents.analytics.turnOff') : t('consents.analytics.turnOn')}
        </Button>
      </div>
    </Card>
  );
}
