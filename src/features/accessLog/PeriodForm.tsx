import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, Cluster, DateInput, PortalForm } from '../../ui';
import { firstDay, validatePeriod, wholePeriod, type Period } from './period';

type Props = {
  period: Period;
  today: string;
  onChoose: (period: Period) => void;
};

/** Only a return to all dates clears the form. */
export function PeriodForm({ period, today, onChoose }: Props) {
  const { t } = useTranslation();
  const [wholeTimes, setWholeTimes] = useState(0);
  const isChosen = period.from !== '' || period.to !== '';
  const chooseAll = () => {
    setWholeTimes((times) => times + 1);
    onChoose(wholePeriod);
  };
  return (
    <section aria-label={t('accessLog.period')}>
      <PortalForm
        key={wholeTimes}
        initialValues={period}
        validate={(values) => validatePeriod({ ...wholePeriod, ...values })}
        onSubmit={async (values) => {
          // A cleared field has no value.
          onChoose({ ...wholePeriod, ...values });
          return undefined;
        }}
      >
        {() => (
          <>
            <Cluster>
              <DateInput name="from" label={t('accessLog.from')} min={firstDay} max={today} optional />
              <DateInput name="to" label={t('accessLog.to')} min={firstDay} max={today} optional />
            </Cluster>
            <Cluster>
              <Button type="submit" look="secondary">
                {t('accessLog.submit')}
              </Button>
              {isChosen && (
                <Button look="quiet" onPress={chooseAll}>
                  {t('accessLog.all')}
                </Button>
              )}
            </Cluster>
          </>
        )}
      </PortalForm>
    </section>
  );
}
