import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { careTypes, languages, modes, sortOrders } from '../../../contract/catalogues.ts';
import { Checkboxes, Picker, SelectInput, useFieldList, useFieldValue } from '../../ui';
import { linkTarget, space } from '../../ui/theme/tokens';
import { radii } from './criteriaValues';
import { useNetwork } from '../text/useNetwork';

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  legend {
    margin-bottom: ${space.xs};
    line-height: 1.3;
  }
  > fieldset > div {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  > fieldset label {
    min-height: ${linkTarget};
    padding: ${space.xs} ${space.s};
    gap: 6px;
  }
`;

const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  > div:has(> select) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xs} ${space.s};
  }
  > div > select {
    flex: 1 1 auto;
    field-sizing: content;
    width: auto;
    min-height: ${linkTarget};
    padding-block: ${space.xs};
    min-width: 0;
    max-width: 100%;
  }
`;

const text = <T extends string>(codes: readonly T[], label: (code: T) => string) =>
  codes.map((value) => ({ value, label: label(value) }));

function ShortChoices() {
  const { t } = useTranslation();
  return (
    <Choices>
      <Checkboxes
        name="weekdays"
        label={t('booking.filter.weekdays')}
        options={text(weekdays, (day) => t(`weekday.${day}`))}
      />
      <Checkboxes name="modes" label={t('booking.filter.modes')} options={text(modes, (mode) => t(`mode.${mode}`))} />
    </Choices>
  );
}

function LongLists() {
  const { t, i18n } = useTranslation();
  const { clinics, professionalsOf, profNameOf } = useNetwork();
  const chosenClinics = useFieldList('clinicIds');
  const chosenProfessional = useFieldValue('profIds');
  const collator = new Intl.Collator(i18n.language, { sensitivity: 'base' });
  const sorted = (options: { value: string; label: string }[]) =>
    options.sort((one, other) => collator.compare(one.label, other.label));
  const profIds = new Set([
    ...professionalsOf(chosenClinics),
    ...(chosenProfessional === '' ? [] : [chosenProfessional]),
  ]);
  return (
    <>
      <Picker
        name="profIds"
        label={t('booking.filter.professional')}
        find={t('booking.filter.professional.find')}
        options={sorted(text([...profIds], profNameOf))}
        single
      />
      <Picker
        name="clinicIds"
        label={t('booking.clinics')}
        find={t('booking.filter.clinics.find')}
        options={sorted(
          clinics.map(({ clinicId, name, address }) => ({ value: clinicId, label: `${name} (${address.city})` })),
        )}
      />
      <Picker
        name="languages"
        label={t('booking.filter.languages')}
        options={text(languages, (code) => t(`language.${code}`))}
      />
    </>
  );
}

export function FilterFields({ isNear }: { isNear: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <ShortChoices />
      <Lists>
        {isNear && (
          <SelectInput
            name="sort"
            label={t('booking.filter.sort')}
            options={text(sortOrders, (order) => t(`booking.sort.${order}`))}
          />
        )}
        {isNear && (
          <SelectInput
            name="radiusKm"
            label={t('booking.filter.radius')}
            options={radii.map((distance) => ({ value: String(distance), label: t('booking.km', { distance }) }))}
          />
        )}
        <SelectInput
          name="careType"
          label={t('booking.filter.careType')}
          empty={t('booking.filter.any')}
          options={text(careTypes, (code) => t(`careType.${code}`))}
          optional="unsaid"
        />
        <LongLists />
      </Lists>
    </>
  );
}
