import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';

import { checkRequired } from '../../../contract/required.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDate } from '../../lib/clinicTime';
import { Button, DateInput, focusContent, PortalForm, SelectInput, useFieldValue } from '../../ui';
import { phone, space } from '../../ui/theme/tokens';
import type { toDay } from '../staffPaths';
import { useClinics, type StaffClinic } from '../useClinic';

const Line = styled.div`
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space.m};
  }
  select,
  input,
  button {
    width: auto;
    max-width: 100%;
  }
  ${phone} {
    form > div:has(> label) {
      flex: 1 1 10rem;
    }
    button {
      padding-inline: ${space.m};
    }
  }
`;

type Chosen = { clinic: string; date: string };

const validate = ({ date }: Chosen) => {
  const problem = checkRequired(date);
  return problem ? { date: problem } : {};
};

/** The field itself writes dates as the browser does, perhaps in another language. */
function InWords() {
  const date = useFieldValue('date');
  const lang = useLanguage();
  return date === '' ? null : <span translate="no">{formatDate(date, lang)}</span>;
}

type Props = {
  clinicId: string;
  date: string;
  to: typeof toDay;
  /** Defaults to all of theirs. */
  clinics: readonly StaffClinic[] | undefined;
};

export function DayForm({ clinicId, date, to, clinics: chosenFrom }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const all = useClinics();
  const clinics = chosenFrom ?? all;
  const show = async (chosen: Chosen) => {
    await navigate(to(chosen.clinic, chosen.date));
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
            <DateInput name="date" label={t('staff.day.date')} hint={<InWords />} />
            <Button type="submit" look="secondary">
              {t('staff.day.show')}
            </Button>
          </>
        )}
      </PortalForm>
    </Line>
  );
}
