import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ClosingOutlook } from '../../../contract/closing.ts';
import { useForeseeClosingQuery } from '../../api/closingApi';
import { useGetUserQuery } from '../../api/profileApi';
import { CloseForm } from '../../features/account/closing/CloseForm';
import { ClosingTerms } from '../../features/account/closing/ClosingTerms';
import { AppointmentLines } from '../../features/appointments/AppointmentLines';
import { isCancellable } from '../../scheduling/appointment/appointmentStatus';
import { selectUser } from '../../features/session/sessionSlice';
import { showPhone } from '../../lib/phone';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../store/hooks';
import { Asked, Card, Page } from '../../ui';

/** Includes those no longer cancellable here. */
function AppointmentsAhead({ visits }: Pick<ClosingOutlook, 'visits'>) {
  const { t } = useTranslation();
  const { data: profile } = useGetUserQuery();
  const [now] = useState(Date.now);
  return (
    <>
      <h2>{t('close.visits')}</h2>
      <AppointmentLines
        appointments={visits}
        ownPatientId={profile?.patientId ?? ''}
        noteOf={(appointment) =>
          isCancellable(appointment, now)
            ? undefined
            : t(appointment.clinicPhone === null ? 'close.visits.tooLate.noPhone' : 'close.visits.tooLate', {
                phone: showPhone(appointment.clinicPhone ?? ''),
              })
        }
      />
    </>
  );
}

export function ClosePage() {
  const { t } = useTranslation();
  const login = useAppSelector(selectUser) ?? '';
  const outlook = useForeseeClosingQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page title={t('close.title')} lead={t('close.lead')} back={{ to: paths.account, label: t('account.title') }}>
      <Asked query={outlook}>
        {({ visits, ...terms }) => (
          <>
            <ClosingTerms {...terms} />
            <Card>
              <CloseForm login={login} appointments={visits.length > 0 && <AppointmentsAhead visits={visits} />} />
            </Card>
          </>
        )}
      </Asked>
    </Page>
  );
}
