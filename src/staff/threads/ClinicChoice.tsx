import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button, PortalForm, SelectInput } from '../../ui';
import { threadsAt } from '../staffPaths';
import type { StaffClinic } from '../useClinic';

type Props = { clinics: readonly StaffClinic[]; clinicId: string };

export function ClinicChoice({ clinics, clinicId }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <PortalForm
      initialValues={{ clinic: clinicId }}
      validate={() => ({})}
      onSubmit={async ({ clinic }) => {
        await navigate(threadsAt(clinic));
        return undefined;
      }}
    >
      {() => (
        <>
          <SelectInput
            name="clinic"
            label={t('staff.day.clinic')}
            options={clinics.map(({ clinicId: value, name: label }) => ({ value, label }))}
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
