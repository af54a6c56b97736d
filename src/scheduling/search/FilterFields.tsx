import { useTranslation } from 'react-i18next';

import { careTypes, languages, modes, sortOrders } from '../../../contract/catalogues.ts';
import { Checkboxes, Radios, SelectInput, useFieldList } from '../../ui';
import { ClinicsMissed } from './ClinicsMissed';
import { radii } from './criteriaValues';
import { useNetwork } from '../text/useNetwork';

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

export function FilterFields({ isNear }: { isNear: boolean }) {
  const { t, i18n } = useTranslation();
  const { clinics, missed, professionalsOf, profNameOf } = useNetwork();
  const chosenClinics = useFieldList('clinicIds');
  const collator = new Intl.Collator(i18n.language, { sensitivity: 'base' });
  const sorted = (options: { value: string; label: string }[]) =>
    options.sort((one, other) => collator.compare(one.label, other.label));
  const text = <T extends string>(codes: readonly T[], label: (code: T) => string) =>
    codes.map((value) => ({ value, label: label(value) }));
  const professionals = professionalsOf(chosenClinics).map((value) => ({ value, label: profNameOf(value) }));
  const any = t('booking.filter.any');
  return (
    <>
      {isNear && (
        <Radios
          name="sort"
          label={t('booking.filter.sort')}
          options={text(sortOrders, (order) => t(`booking.sort.${order}`))}
        />
      )}
      {isNear && (
        <SelectInput
          name="radiusKm"
          label={t('booking.radius')}
          options={radii.map((distance) => ({ value: String(distance), label: t('booking.km', { distance }) }))}
        />
      )}
      <SelectInput
        name="careType"
        label={t('booking.filter.careType')}
        empty={any}
        options={text(careTypes, (code) => t(`careType.${code}`))}
        optional
      />
      <SelectInput
        name="profIds"
        label={t('booking.filter.professional')}
        empty={any}
        options={sorted(professionals)}
        optional
      />
      <Checkboxes
        name="weekdays"
        label={t('booking.filter.weekdays')}
        beside
        options={text(weekdays, (day) => t(`weekday.${day}`))}
      />
      <Checkboxes
        name="modes"
        label={t('booking.filter.modes')}
        beside
        options={text(modes, (mode) => t(`mode.${mode}`))}
      />
      <Checkboxes
        name="languages"
        label={t('booking.filter.languages')}
        beside
        options={text(languages, (code) => t(`language.${code}`))}
      />
      <ClinicsMissed />
      {!missed && (
        <Checkboxes
          name="clinicIds"
          label={t('booking.clinics')}
          options={sorted(
            clinics.map(({ clinicId, name, address }) => ({ value: clinicId, label: `${name} (${address.city})` })),
          )}
        />
      )}
    </>
  );
}
