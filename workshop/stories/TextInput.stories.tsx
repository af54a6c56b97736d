import { useTranslation } from 'react-i18next';

import { TextInput } from '../../src/ui';
import { SampleForm } from '../stage/SampleForm';
import type { Subject } from '../stage/story';

export default { title: 'Fields/TextInput' } satisfies Subject;

export function States() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ firstName: '', lastName: 'Desrochers', phone: '', text: '' }}>
      <TextInput name="firstName" label={t('profile.firstName')} autoComplete="given-name" capitalize="words" />
      <TextInput name="lastName" label={t('profile.lastName')} autoComplete="family-name" capitalize="words" />
      <TextInput
        name="phone"
        label={t('profile.phone')}
        hint={t('profile.phone.hint')}
        autoComplete="tel"
        type="tel"
        inputMode="tel"
        optional
      />
      <TextInput
        name="words"
        label={t('mailbox.search')}
        hint={t('mailbox.search.hint')}
        autoComplete="off"
        optional="unsaid"
      />
    </SampleForm>
  );
}

export function Wrong() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ phone: '514' }} wrong={{ phone: 'errors.invalidPhone' }}>
      <TextInput
        name="phone"
        label={t('profile.phone')}
        hint={t('profile.phone.hint')}
        autoComplete="tel"
        type="tel"
        inputMode="tel"
      />
    </SampleForm>
  );
}
