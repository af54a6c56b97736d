import type { ReactNode } from 'react';

import type { Slot } from '../../../contract/appointments.ts';
import { ConfirmPanel, DateTile } from '../../ui';
import { SlotLine } from '../appointment/SlotLine';
import { Reference } from './Reference';
import { useClinicTime } from '../text/useClinicTime';
import { AppointmentHead } from '../appointment/AppointmentHead';

type Props = {
  slot: Pick<Slot, 'start' | 'timeZone' | 'clinicId'>;
  /** None when another back end does not say it. */
  reference: string | undefined;
  /** What else stands beside the date: for whom, or the time before. */
  children?: ReactNode;
};

/** What is booked from now on: the day in large, when and where, and its reference. */
export function BookedPanel({ slot, reference, children }: Props) {
  const { lang, dateOf } = useClinicTime();
  return (
    <ConfirmPanel>
      <AppointmentHead tile={<DateTile date={dateOf(slot)} lang={lang} />}>
        <SlotLine slot={slot} />
        {children}
      </AppointmentHead>
      {reference !== undefined && <Reference>{reference}</Reference>}
    </ConfirmPanel>
  );
}
