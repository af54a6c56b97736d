import { useTranslation } from 'react-i18next';

import { Button, Cluster, DateInput, PortalForm } from '../../ui';
import { firstDay, validatePeriod, wholePeriod, type Period } from './periodForm';

type Props = {
  period: Period;
  /** The calendar date of today in Quebec. */
  today: string;
  onChoose: (period: Period) => void;
};

/** From which day to which. Either end may stay open. */
export function PeriodForm({ period, today, onChoose }: Props) {
  const { t } = useTranslation();
  const isChosen = period.from !== '' || period.to !== '';
  return (
    <section aria-label={t('accessLog.period')}>
      <PortalForm
        key={JSON.stringify(period)}
        initialValues={period}
        validate={(values) => validatePeriod({ ...wholePeriod, ...values })}
        onSubmit={async (values) => {
          // A field that was emptied has no value at all.
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
              <Button type="submit" look="secondary">{t('accessLog.submit')}</Button>
              {isChosen && <Button look="quiet" onPress={() => { onChoose(wholePeriod); }}>{t('accessLog.all')}</Button>}
            </Cluster>
          </>
        )}
      </PortalForm>
    </section>
  );
}
