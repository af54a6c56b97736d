import { useTranslation } from 'react-i18next';

import { BirthDateInput } from '../../src/ui';
import { SampleForm } from '../stage/SampleForm';
import type { Subject } from '../stage/story';

export default { title: 'Fields/BirthDateInput' } satisfies Subject;

export function States() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ empty: '', read: '1954-12-28', other: '1954-12-28' }}>
      <BirthDateInput name="empty" label={t('profile.birthDate')} />
      <BirthDateInput name="read" label={t('profile.birthDate')} own />
      <BirthDateInput name="other" label={t('profile.birthDate')} nam="TREM85021512" />
    </SampleForm>
  );
}

export function Wrong() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ birthDate: '31/02/1954' }} wrong={{ birthDate: 'errors.invalidBirthDate' }}>
      <BirthDateInput name="birthDate" label={t('profile.birthDate')} optional />
    </SampleForm>
  );
}
