import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffOpening } from '../../../contract/staff.ts';
import { useLanguage } from '../../i18n/useLanguage';
import type { useServerMessage } from '../../i18n/useServerMessage';
import { calendarDateOf, formatDateTime } from '../../lib/clinicTime';
import { useMoveAppointmentMutation } from '../careApi';
import { useActKeys } from '../useActKeys';
import type { OnDay } from './AppointmentPage';
import { useBackToDay } from './backOnDay';

type Refused = { error: Parameters<ReturnType<typeof useServerMessage>>[0]; times: number };

export const useMove = ({ appointment, asked, clinic: { timeZone } }: OnDay, onRefused: () => void) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [send, { isLoading, originalArgs }] = useMoveAppointmentMutation();
  const [refused, setRefused] = useState<Refused>();
  const backToDay = useBackToDay(asked);
  const { keyOf, failed } = useActKeys();
  const move = async ({ slotId, startsAt: to }: StaffOpening, offersAgain: boolean): Promise<void> => {
    const { name, reservationId, startsAt } = appointment;
    const act = [slotId, startsAt, offersAgain].join(' ');
    const dateThere = calendarDateOf(to, timeZone);
    const { error } = await send({
      reservationId,
      startsAt,
      slotId,
      to,
      dateThere,
      offersAgain,
      day: asked,
      key: keyOf(act),
    });
    if (error) {
      failed(act, error);
      onRefused();
      setRefused((before) => ({ error, times: (before?.times ?? 0) + 1 }));
      return;
    }
    await backToDay(reservationId, t('staff.move.done', { name, when: formatDateTime(to, { timeZone, lang }) }));
  };
  return { move, refused, sending: isLoading ? originalArgs?.offersAgain : undefined };
};
