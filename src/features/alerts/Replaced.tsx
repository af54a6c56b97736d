import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';

import type { Slot } from '../../../contract/appointments.ts';
import { useListHistoryQuery, type Person } from '../../api/appointmentsApi';
import { SlotLine } from '../../scheduling/appointment/SlotLine';
import { useCodeText } from '../../scheduling/text/useCodeText';

type Props = {
  reservationId: string;
  person: Person;
  seesHistory: boolean;
  offered: Slot;
};

/** The new time beside the old one, where the appointment may be seen. */
export function Replaced({ reservationId, person, seesHistory, offered }: Props) {
  const { t } = useTranslation();
  const { mode } = useCodeText();
  const { currentData } = useListHistoryQuery(seesHistory ? person : skipToken);
  const before = currentData?.upcoming.find((one) => one.reservationId === reservationId);
  if (before === undefined) return <p>{t('offer.replaces')}</p>;
  return (
    <>
      <p>{mode(offered.mode)}</p>
      <div>
        <h3>{t('move.old')}</h3>
        <SlotLine slot={before} />
        <p>{mode(before.mode)}</p>
      </div>
      <p>{t('offer.replaces.kept')}</p>
    </>
  );
}
