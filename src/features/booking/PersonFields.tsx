import { useTranslation } from 'react-i18next';

import { groupDate } from '../../lib/typedDate';
import { Stack, TextInput } from '../../ui';

/** Who one is: asked once, at the first booking. */
export function PersonFields() {
  const { t } = useTranslation();
  return (
    <Stack>
      <div>
        <h2>{t('review.person')}</h2>
        <p>{t('review.person.hint')}</p>
      </div>
      <TextInput name="firstName" label={t('review.firstName')} autoComplete="given-name" capitalize="words" />
      <TextInput name="lastName" label={t('review.lastName')} autoComplete="family-name" capitalize="words" />
      <TextInput
        name="birthDate"
        label={t('review.birthDate')}
        hint={t('review.birthDate.hint')}
        autoComplete="bday"
        inputMode="numeric"
        parse={groupDate}
      />
    </Stack>
  );
}
