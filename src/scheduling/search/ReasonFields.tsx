import { useTranslation } from 'react-i18next';

import { reasons } from '../../../contract/catalogues.ts';
import { SelectInput, TextInput, useFieldValue } from '../../ui';

export function ReasonFields() {
  const { t } = useTranslation();
  const reason = useFieldValue('raisonVisite');
  const options = reasons.map((code) => ({ value: code, label: t(`reason.${code}`) }));
  return (
    <>
      <SelectInput
        name="raisonVisite"
        label={t('booking.reason')}
        hint={t('booking.reason.hint')}
        options={options}
        empty={t('booking.reason.choose')}
      />
      {reason === 'other' && <TextInput name="ownWords" label={t('booking.ownWords')} autoComplete="off" />}
    </>
  );
}
