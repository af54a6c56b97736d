import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { refusalIn } from '../../../api/capability';
import { useOpenAppointmentLinkMutation } from '../../../api/appointmentLinkApi';
import { toLinkedAppointment } from '../../../lib/paths';
import { BirthDateGate, type FormFailure } from '../../../ui';
import { useDispatchHere } from '../../../scheduling/channel/useDispatchHere';
import { appointmentOpened, linkExpired } from '../mailedLinkSlice';

type Props = { mailedKey: string; today: string; onExpired: () => void };

/** Asks for the birth date before anything is fetched or shown. */
export function LinkGate({ mailedKey: key, today, onExpired }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const note = useDispatchHere();
  const [open] = useOpenAppointmentLinkMutation();
  const look = async (birthDate: string): Promise<FormFailure | undefined> => {
    const { data, error } = await open({ key, birthDate, action: 'read' });
    if (data) {
      note(appointmentOpened({ key, birthDate, appointment: data }));
      void navigate(toLinkedAppointment('visit'));
    } else if (refusalIn(error)?.status === 410) {
      note(linkExpired(key));
      onExpired();
    } else return refusalIn(error) ?? {};
    return undefined;
  };
  return (
    <BirthDateGate
      title={t('appointmentLink.title')}
      lead={t('appointmentLink.lead')}
      open={t('appointmentLink.open')}
      busy={t('appointmentLink.busy')}
      tries={t('appointmentLink.tries')}
      today={today}
      onGiven={look}
    />
  );
}
