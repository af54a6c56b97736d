import { useTranslation } from 'react-i18next';

import { Picker } from '../../src/ui';
import { SampleForm } from '../stage/SampleForm';
import type { Subject } from '../stage/story';

export default { title: 'Fields/Picker' } satisfies Subject;

const clinics = ['GMF des Trois-Érables', 'CLSC du Sentier', 'Clinique du Faubourg'];
const options = clinics.map((label, at) => ({ value: String(at), label }));

export function SomeChosen() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ clinicIds: ['0', '2'] }}>
      <Picker name="clinicIds" label={t('booking.clinics')} find={t('booking.filter.clinics.find')} options={options} />
    </SampleForm>
  );
}

export function NoneChosen() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ clinicIds: [] }}>
      <Picker name="clinicIds" label={t('booking.clinics')} options={options} />
    </SampleForm>
  );
}
