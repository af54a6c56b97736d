import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';

import { addDays } from '../../lib/clinicTime';
import { Button, ButtonLink, Cluster, DateInput, PortalForm, SelectInput } from '../../ui';
import { space } from '../../ui/theme/tokens';
import { dayAt } from '../staffPaths';
import type { StaffClinic } from '../useClinic';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.l} ${space.xl};
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
  @media print {
    display: none;
  }
`;

type Props = { clinics: readonly StaffClinic[]; clinicId: string; date: string; today: string };

function DayForm({ clinics, clinicId, date }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <PortalForm
      key={`${clinicId} ${date}`}
      initialValues={{ clinic: clinicId, date }}
      validate={(chosen) => (chosen.date === '' ? { date: 'errors.cannotBeEmpty' } : {})}
      onSubmit={async (chosen) => {
        await navigate(dayAt(chosen.clinic, chosen.date));
        return undefined;
      }}
    >
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
  );
}

export function DayNavigation(props: Props) {
  const { clinicId, date, today } = props;
  const { t } = useTranslation();
  return (
    <Bar>
      <nav aria-label={t('staff.day.nav')}>
        <Cluster>
          <ButtonLink look="secondary" to={dayAt(clinicId, addDays(date, -1))}>
            {t('staff.day.previous')}
          </ButtonLink>
          <ButtonLink look="secondary" to={dayAt(clinicId, today)}>
            {t('staff.day.today')}
          </ButtonLink>
          <ButtonLink look="secondary" to={dayAt(clinicId, addDays(date, 1))}>
            {t('staff.day.next')}
          </ButtonLink>
        </Cluster>
      </nav>
      <DayForm {...props} />
    </Bar>
  );
}
