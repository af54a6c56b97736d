import { useTranslation } from 'react-i18next';

import { appointmentLimits } from '../../../contract/limits.ts';
import { addDays } from '../../lib/clinicTime';
import { DateInput, Radios, Stack, useFieldValue } from '../../ui';
import { whens } from './whenRange';

/** When. A date is only asked for when it is the answer. `today` is a calendar date. */
export function WhenFields({ today }: { today: string }) {
  const { t } = useTranslation();
  const when = useFieldValue('when');
  return (
    <Stack>
      <Radios name="when" label={t('booking.when')} beside options={whens.map((value) => ({ value, label: t(`booking.when.${value}`) }))} />
      {when === 'date' && (
        <DateInput name="from" label={t('booking.date')} min={today} max={addDays(today, appointmentLimits.searchDays.most)} />
      )}
    </Stack>
  );
}
