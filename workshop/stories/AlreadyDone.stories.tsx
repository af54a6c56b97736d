import { useTranslation } from 'react-i18next';

import { paths } from '../../src/lib/paths';
import { AlreadyDone } from '../../src/scheduling/review/AlreadyDone';
import { AtTheClinic } from '../stage/AtTheClinic';
import { appointment } from '../stage/samples';
import type { Subject } from '../stage/story';

export default { title: 'Screens/AlreadyDone', parameters: { frame: 'page' } } satisfies Subject;

export function BackFromTheConfirmation() {
  const { t } = useTranslation();
  return (
    <AtTheClinic>
      <AlreadyDone
        titleKey="booking.booked"
        slot={appointment}
        see={{ to: paths.appointments }}
        next={{ to: paths.newAppointment, label: t('appointment.bookAnother') }}
      />
    </AtTheClinic>
  );
}
