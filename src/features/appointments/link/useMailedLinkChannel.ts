import type { MailedLinkAppointment } from '../../../../contract/appointmentLinks.ts';
import { refusalIn } from '../../../api/capability';
import { appointmentLinkApi } from '../../../api/appointmentLinkApi';
import { toLinkedAppointment } from '../../../lib/paths';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useBookingChannel, type BookingChannel } from '../../../scheduling/channel/channel';
import { useDispatchHere } from '../../../scheduling/channel/useDispatchHere';
import {
  appointmentCancelled,
  attendanceConfirmed,
  linkExpired,
  selectMailedLink,
  type MailedLinkState,
} from '../mailedLinkSlice';

const { openAppointmentLink } = appointmentLinkApi.endpoints;

const nothing: Pick<MailedLinkState, 'appointment' | 'isExpired'> = { appointment: null, isExpired: false };

/** Ignores what another link opened. */
export const useOpenedLink = (key: string) => {
  const opened = useAppSelector(selectMailedLink);
  return opened.key === key ? opened : nothing;
};

/** Read-only where `mayAct` is false. */
export const useMailedLinkChannel = (key: string, onExpired: () => void): BookingChannel => {
  const dispatch = useAppDispatch();
  const note = useDispatchHere();
  const { area } = useBookingChannel();
  const { birthDate } = useAppSelector(selectMailedLink);
  const { appointment } = useOpenedLink(key);
  const act =
    (action: 'confirm' | 'cancel', noted: (linked: MailedLinkAppointment) => Parameters<typeof note>[0]) =>
    async () => {
      const answer = await dispatch(openAppointmentLink.initiate({ key, birthDate, action }, { track: false }));
      if (answer.data) note(noted(answer.data));
      if (refusalIn(answer.error)?.status === 410) {
        note(linkExpired(key));
        onExpired();
      }
      return answer;
    };
  const deeds = {
    confirm: act('confirm', attendanceConfirmed),
    cancel: act('cancel', appointmentCancelled),
    urls: { appointment: toLinkedAppointment('visit'), cancel: toLinkedAppointment('cancel') },
  };
  return { area, urls: {}, ...(appointment?.mayAct === true && deeds) };
};
