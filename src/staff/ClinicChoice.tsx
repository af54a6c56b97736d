import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button, focusContent, PortalForm, SelectInput } from '../ui';
import type { StaffClinic } from './useClinic';

type Props = { clinics: readonly StaffClinic[]; clinicId: string; to: (clinic: string) => string };

export function ClinicChoice({ clinics, clinicId, to }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const show = async ({ clinic }: { clinic: string }) => {
    await navigate(to(clinic));
    focusContent(); // this form leaves with its clinic
    return undefined;
  };
  return (
    <PortalForm initialValues={{ clinic: clinicId }} validate={() => ({})} onSubmit={show}>
      {() => (
        <>
          <SelectInput
            name="clinic"
            label={t('staff.day.clinic')}
            options={clinics.map((clinic) => ({ value: clinic.clinicId, label: clinic.name }))}
          />
          <div>
            <Button type="submit" look="secondary">
              {t('staff.threads.show')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}
