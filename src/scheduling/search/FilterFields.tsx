import { useTranslation } from 'react-i18next';

import { careTypes, languages, modes, sortOrders } from '../../../contract/catalogues.ts';
import { appointmentLimits } from '../../../contract/limits.ts';
import { SelectNow, Stack, Toggles } from '../../ui';
import { radii } from './criteriaValues';
import { toggledIn, type FiltersProps } from './filterChoice';
import { WhoAndWhere } from './WhoAndWhere';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Each choice is searched at once (decision 106). */
export function FilterFields(props: FiltersProps) {
  const { choice, onChange } = props;
  const { t } = useTranslation();
  const text = <T extends string>(codes: readonly T[], label: (code: T) => string) =>
    codes.map((value) => ({ value, label: label(value) }));
  return (
    <Stack $gap="m">
      {choice.near !== null && (
        <>
          <SelectNow
            label={t('booking.filter.sort')}
            value={choice.sort}
            options={text(sortOrders, (order) => t(`booking.sort.${order}`))}
            onChange={(value) => {
              onChange((current) => ({ ...current, sort: sortOrders.find((order) => order === value) ?? 'soonest' }));
            }}
          />
          <SelectNow
            label={t('booking.filter.radius')}
            value={String(choice.radiusKm ?? appointmentLimits.radiusKm.usual)}
            options={radii.map((distance) => ({ value: String(distance), label: t('booking.km', { distance }) }))}
            onChange={(value) => {
              onChange((current) => ({ ...current, radiusKm: Number(value) }));
            }}
          />
        </>
      )}
      <SelectNow
        label={t('booking.filter.careType')}
        value={choice.careType ?? ''}
        empty={t('booking.filter.any')}
        options={text(careTypes, (code) => t(`careType.${code}`))}
        onChange={(value) => {
          onChange((current) => ({ ...current, careType: careTypes.find((code) => code === value) ?? null }));
        }}
      />
      <WhoAndWhere {...props} />
      <Toggles
        label={t('booking.filter.weekdays')}
        labelShown
        chosen={choice.weekdays.map(String)}
        options={weekdays.map((day) => ({ value: String(day), label: t(`weekday.${day}`) }))}
        onChoose={(day) => {
          onChange((current) => ({ ...current, weekdays: toggledIn(weekdays, current.weekdays, Number(day)) }));
        }}
        small
      />
      <Toggles
        label={t('booking.filter.modes')}
        labelShown
        chosen={choice.modes}
        options={text(modes, (mode) => t(`mode.${mode}`))}
        onChoose={(mode) => {
          onChange((current) => ({ ...current, modes: toggledIn(modes, current.modes, mode) }));
        }}
        small
      />
      <Toggles
        label={t('booking.filter.languages')}
        labelShown
        chosen={choice.languages}
        options={text(languages, (code) => t(`language.${code}`))}
        onChoose={(code) => {
          onChange((current) => ({ ...current, languages: toggledIn(languages, current.languages, code) }));
        }}
        small
      />
    </Stack>
  );
}
