import { useTranslation } from 'react-i18next';

import { SelectInput } from '../../src/ui';
import { SampleForm } from '../stage/SampleForm';
import type { Subject } from '../stage/story';

export default { title: 'Fields/SelectInput' } satisfies Subject;

const useReasons = () => {
  const { t } = useTranslation();
  return [
    { value: 'cold-flu', label: t('reason.cold-flu') },
    { value: 'long', label: t('reason.contraception-pregnancy') },
  ];
};

export function States() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ reason: '', chosen: 'long' }}>
      <SelectInput
        name="reason"
        label={t('booking.reason')}
        hint={t('booking.reason.hint')}
        options={useReasons()}
        empty={t('booking.reason.choose')}
      />
      <SelectInput name="chosen" label={t('appointment.why')} options={useReasons()} optional />
    </SampleForm>
  );
}

export function Wrong() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ reason: '' }} wrong={{ reason: 'booking.reason.missing' }}>
      <SelectInput
        name="reason"
        label={t('booking.reason')}
        options={useReasons()}
        empty={t('booking.reason.choose')}
      />
    </SampleForm>
  );
}
