import { useState } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { StaffSeriesChoices } from '../../../contract/staffSlots.ts';
import { Button, PortalForm, type FormFailure } from '../../ui';
import { useAddSlotsMutation } from '../slotsApi';
import { toSlots } from '../staffPaths';
import { useActKeys } from '../useActKeys';
import { countSeries, initialSeries, toSeriesBody, validateSeries, type SeriesValues } from './seriesValues';
import { SeriesFields } from './SeriesFields';

/** Says how many. */
function AddButton({ isSending }: { isSending: boolean }) {
  const { t } = useTranslation();
  const { values } = useFormState<SeriesValues>({ subscription: { values: true } });
  return (
    <div>
      <Button type="submit" busy={isSending && t('staff.act.sending')}>
        {t('staff.series.submit', { count: countSeries(values) })}
      </Button>
    </div>
  );
}

type Props = { clinicId: string; choices: StaffSeriesChoices; date: string; today: string };

export function SeriesForm({ clinicId, choices, date, today }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [initial] = useState(() => initialSeries(date, choices));
  const [send] = useAddSlotsMutation();
  const { keyOf, failed } = useActKeys();
  const add = async (values: SeriesValues): Promise<FormFailure | undefined> => {
    const body = toSeriesBody(clinicId, values);
    if (body === undefined) return undefined;
    const act = JSON.stringify(body);
    const { data, error } = await send({ body, key: keyOf(act) });
    if (error) {
      failed(act, error);
      return error;
    }
    const { done, left } = data ?? { done: countSeries(values), left: 0 };
    const added = t('staff.series.done', { count: done });
    const message =
      left === 0 ? added : t('staff.series.both', { added, left: t('staff.series.left', { count: left }) });
    await navigate(toSlots(clinicId, values.firstDay), { state: { flash: { tone: 'success', message } } });
    return undefined;
  };
  return (
    <PortalForm initialValues={initial} validate={(values) => validateSeries(values, today)} onSubmit={add}>
      {({ isSending }) => (
        <>
          <SeriesFields choices={choices} today={today} />
          <AddButton isSending={isSending} />
        </>
      )}
    </PortalForm>
  );
}
