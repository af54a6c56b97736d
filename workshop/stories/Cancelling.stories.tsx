import { useTranslation } from 'react-i18next';

import { CancelQuestion } from '../../src/scheduling/appointment/CancelQuestion';
import { paths } from '../../src/lib/paths';
import { AtTheClinic } from '../stage/AtTheClinic';
import { appointment } from '../stage/samples';
import type { Subject } from '../stage/story';

export default { title: 'Screens/Cancelling', parameters: { frame: 'page' } } satisfies Subject;

function Question({ isRefused = false }: { isRefused?: boolean }) {
  const { t } = useTranslation();
  return (
    <AtTheClinic>
      <CancelQuestion
        rows={[
          { key: 'why', term: t('appointment.why'), value: t('reason.prescription') },
          { key: 'how', term: t('appointment.how'), value: t('mode.in-person') },
        ]}
        cancelUntil={appointment.cancelUntil}
        timeZone={appointment.timeZone}
        isBusy={false}
        problem={isRefused ? { message: 'errors.unavailable', status: 503 } : undefined}
        onCancel={() => undefined}
        appointmentAddress={paths.appointments}
        phone={appointment.clinicPhone}
      />
    </AtTheClinic>
  );
}

export function Asked() {
  return <Question />;
}

export function Refused() {
  return <Question isRefused />;
}
