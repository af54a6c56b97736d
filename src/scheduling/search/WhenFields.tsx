import { useTranslation } from 'react-i18next';

import { appointmentLimits } from '../../../contract/limits.ts';
import { addDays } from '../../lib/clinicTime';
import { DateInput, Radios, Stack, useFieldValue } from '../../ui';
import { whens, type When } from './whenRange';

type Props = {
  today: string;
  answers?: readonly When[];
};

export function WhenFields({ today, answers = whens }: Props) {
  const { t } = useTranslation();
  const when = useFieldValue('when');
  return (
    <Stack>
      <Radios
        name="when"
        label={t('booking.when')}
        beside
        options={answers.map((value) => ({ value, label: t(`booking.when.${value}`) }))}
      />
      {when === 'date' && (
        <DateInput
          name="from"
          label={t('booking.date')}
          min={today}
          max={addDays(today, appointmentLimits.searchDays.max)}
        />
      )}
    </Stack>
  );
}
