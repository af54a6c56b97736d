import { useTranslation } from 'react-i18next';

import { seriesLimits } from '../../../contract/slotSeries.ts';
import type { StaffSeriesChoices } from '../../../contract/staffSlots.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { formatTime } from '../../lib/clinicTime';
import { capitalised } from '../../lib/capitalised';
import { Checkboxes, DateInput, Radios, SelectInput, useFieldValue } from '../../ui';
import { modesOf } from './seriesValues';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const [firstQuarter, lastQuarter] = [6 * 4, 22 * 4];

const quarters = Array.from({ length: lastQuarter - firstQuarter + 1 }, (_, at) => (firstQuarter + at) * 15);

/** Of no clinic: the wall clock. */
const useHours = () => {
  const lang = useLanguage();
  return quarters.map((minutes) => ({
    value: String(minutes),
    label: formatTime(new Date(minutes * 60_000).toISOString(), { timeZone: 'UTC', lang }),
  }));
};

export function SeriesFields({ choices, today }: { choices: StaffSeriesChoices; today: string }) {
  const { t } = useTranslation();
  const hours = useHours();
  const serviceId = useFieldValue('serviceId');
  return (
    <>
      <SelectInput
        name="professionalId"
        label={t('staff.series.professional')}
        empty={t('staff.slots.nobody')}
        options={choices.professionals.map(({ professionalId, name }) => ({ value: professionalId, label: name }))}
        optional
      />
      <SelectInput
        name="serviceId"
        label={t('staff.series.service')}
        empty={t('staff.series.choose')}
        options={choices.services.map((service) => ({ value: service.serviceId, label: service.name }))}
      />
      <Radios
        name="mode"
        label={t('staff.series.mode')}
        options={modesOf(choices, serviceId).map((mode) => ({ value: mode, label: t(`mode.${mode}`) }))}
      />
      <DateInput name="firstDay" label={t('staff.series.firstDay')} min={today} />
      <DateInput name="lastDay" label={t('staff.series.lastDay')} min={today} />
      <Checkboxes
        name="weekdays"
        label={t('staff.series.weekdays')}
        beside
        options={weekdays.map((day) => ({ value: String(day), label: capitalised(t(`weekday.${day}`)) }))}
      />
      <SelectInput name="from" label={t('staff.series.from')} options={hours} />
      <SelectInput name="until" label={t('staff.series.until')} options={hours} />
      <SelectInput
        name="length"
        label={t('staff.series.length')}
        options={seriesLimits.lengths.map((minutes) => ({
          value: String(minutes),
          label: t('staff.series.minutes', { count: minutes }),
        }))}
      />
    </>
  );
}
