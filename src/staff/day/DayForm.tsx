import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';

import { checkRequired } from '../../../contract/required.ts';
import { Button, DateInput, focusContent, PortalForm, SelectInput } from '../../ui';
import { space } from '../../ui/theme/tokens';
import { toDay } from '../staffPaths';
import { useClinics } from '../useClinic';

const Line = styled.div`
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space.m};
  }
  select,
  input {
    width: auto;
    max-width: 100%;
  }
`;

type Chosen = { clinic: string; date: string };

const validate = ({ date }: Chosen) => {
  const problem = checkRequired(date);
  return problem ? { date: problem } : {};
};

export function DayForm({ clinicId, date }: { clinicId: string; date: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const clinics = useClinics();
  const show = async (chosen: Chosen) => {
    await navigate(toDay(chosen.clinic, chosen.date));
    focusContent(); // this form leaves with its day
    return undefined;
  };
  return (
    <Line>
      <PortalForm initialValues={{ clinic: clinicId, date }} validate={validate} onSubmit={show}>
        {() => (
          <>
            {clinics.length > 1 && (
              <SelectInput
                name="clinic"
                label={t('staff.day.clinic')}
                options={clinics.map((clinic) => ({ value: clinic.clinicId, label: clinic.name }))}
              />
            )}
            <DateInput name="date" label={t('staff.day.date')} />
            <Button type="submit" look="secondary">
              {t('staff.day.show')}
            </Button>
          </>
        )}
      </PortalForm>
    </Line>
  );
}
