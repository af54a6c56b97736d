import { useTranslation } from 'react-i18next';

import { Radios, SelectInput, Stack, TextInput, useFieldValue } from '../../ui';
import { ClinicsMissed } from './ClinicsMissed';
import { radii, wheres } from './criteriaValues';
import { useNetwork } from '../text/useNetwork';

export function WhereFields() {
  const { t, i18n } = useTranslation();
  const where = useFieldValue('where');
  const { clinics, missed } = useNetwork();
  const collator = new Intl.Collator(i18n.language, { sensitivity: 'base' });
  const clinicOptions = clinics
    .map(({ clinicId, name, address }) => ({ value: clinicId, label: `${name} (${address.city})` }))
    .sort((one, other) => collator.compare(one.label, other.label));
  return (
    <Stack>
      <Radios
        name="where"
        label={t('booking.where')}
        options={wheres.map((value) => ({ value, label: t(`booking.where.${value}`) }))}
      />
      {where === 'near' && (
        <>
          <TextInput
            name="postalCode"
            label={t('booking.postalCode')}
            hint={t('booking.postalCode.hint')}
            autoComplete="postal-code"
            capitalize="characters"
            parse={(typed) => typed.toUpperCase()}
          />
          <SelectInput
            name="radiusKm"
            label={t('booking.radius')}
            options={radii.map((distance) => ({ value: String(distance), label: t('booking.km', { distance }) }))}
          />
        </>
      )}
      {where === 'clinic' && <ClinicsMissed />}
      {where === 'clinic' && !missed && (
        <SelectInput
          name="clinicId"
          label={t('booking.clinic')}
          options={clinicOptions}
          empty={t('booking.clinic.choose')}
        />
      )}
    </Stack>
  );
}
