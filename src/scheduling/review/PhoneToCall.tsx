import { useTranslation } from 'react-i18next';

import { TextInput } from '../../ui';

export function PhoneToCall({ isOwn = false }: { isOwn?: boolean }) {
  const { t } = useTranslation();
  return (
    <TextInput
      name="phone"
      label={t('review.phone')}
      hint={t(isOwn ? 'review.phone.own' : 'review.phone.hint')}
      type="tel"
      autoComplete="tel"
    />
  );
}
