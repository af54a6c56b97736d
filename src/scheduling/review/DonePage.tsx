import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Slot } from '../../../contract/appointments.ts';
import { Card, Cluster, Page } from '../../ui';
import { BookedPanel } from './BookedPanel';
import { Preparation } from '../appointment/Preparation';

type Props = {
  /** « Rendez-vous confirmé » without. */
  title?: string;
  slot: Pick<Slot, 'start' | 'timeZone' | 'clinicId' | 'mode'>;
  /** None when another back end does not say it. */
  reference: string | undefined;
  /** What else stands beside the date: for whom, or the time before. */
  about?: ReactNode;
  /** What happens next, in words. */
  next: ReactNode;
  /** What stands below the preparation. */
  call?: ReactNode;
  /** Where one may go, and the paper. */
  deeds: ReactNode;
  children?: ReactNode;
};

/** The end of a booking or of a move, whatever the door: what is booked, how to prepare, and where to go. */
export function DonePage({ title, slot, reference, about, next, call, deeds, children }: Props) {
  const { t } = useTranslation();
  return (
    <Page title={title ?? t('confirmed.title')}>
      <BookedPanel slot={slot} reference={reference}>
        {about}
      </BookedPanel>
      {next}
      <Card>
        <Preparation mode={slot.mode} />
      </Card>
      {call}
      <Cluster>{deeds}</Cluster>
      {children}
    </Page>
  );
}
