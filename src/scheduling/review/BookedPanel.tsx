import type { ReactNode } from 'react';

import type { Space } from '../../../contract/appointments.ts';
import { ConfirmPanel, DateTile } from '../../ui';
import { PlaceLine } from '../appointment/PlaceLine';
import { Reference } from './Reference';
import { useClinicTime } from '../words/useClinicTime';
import { VisitHead } from '../appointment/VisitHead';

type Props = {
  place: Pick<Space, 'start' | 'timeZone' | 'clinicId'>;
  /** None when another back end does not say it. */
  reference: string | undefined;
  /** What else stands beside the date: for whom, or the time before. */
  children?: ReactNode;
};

/** What is booked from now on: the day in large, when and where, and its reference. */
export function BookedPanel({ place, reference, children }: Props) {
  const { lang, dateOf } = useClinicTime();
  return (
    <ConfirmPanel>
      <VisitHead tile={<DateTile date={dateOf(place)} lang={lang} />}>
        <PlaceLine place={place} />
        {children}
      </VisitHead>
      {reference !== undefined && <Reference>{reference}</Reference>}
    </ConfirmPanel>
  );
}
