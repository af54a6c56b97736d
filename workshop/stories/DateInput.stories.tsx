import { useTranslation } from 'react-i18next';

import { DateInput } from '../../src/ui';
import { SampleForm } from '../stage/SampleForm';
import type { Subject } from '../stage/story';

export default { title: 'Fields/DateInput' } satisfies Subject;

export function States() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ from: '', to: '2099-03-04', endsOn: '' }}>
      <DateInput name="from" label={t('accessLog.from')} />
      <DateInput name="to" label={t('accessLog.to')} min="2099-01-01" max="2099-12-31" />
      <DateInput name="endsOn" label={t('dependents.add.endsOn')} hint={t('dependents.add.endsOn.hint')} optional />
    </SampleForm>
  );
}

export function Wrong() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ from: '' }} wrong={{ from: 'booking.date.missing' }}>
      <DateInput name="from" label={t('booking.date')} />
    </SampleForm>
  );
}
