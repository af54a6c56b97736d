import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Appointment, Slot } from '../../../contract/appointments.ts';
import { useTold } from '../../i18n/useTold';
import { showPhone } from '../../lib/phone';
import { Card, Cluster, Page } from '../../ui';
import { BookedPanel } from './BookedPanel';
import { Preparation } from '../appointment/Preparation';

type Props = {
  /** Defaults to « Rendez-vous confirmé ». */
  title?: string;
  slot: Pick<Slot, 'start' | 'timeZone' | 'clinicId' | 'mode'> & Pick<Appointment, 'contactPhone'>;
  /** Absent when another back end returns none. */
  reference: string | undefined;
  about?: ReactNode;
  next: ReactNode;
  call?: ReactNode;
  deeds: ReactNode;
  children?: ReactNode;
};

export function DonePage({ title, slot, reference, about, next, call, deeds, children }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const { mode, contactPhone } = slot;
  return (
    <Page title={title ?? t('confirmed.title')}>
      <BookedPanel slot={slot} reference={reference}>
        {about}
      </BookedPanel>
      {mode === 'phone' && contactPhone && <p>{told('appointment.number.done', { phone: showPhone(contactPhone) })}</p>}
      {next}
      <Card>
        <Preparation mode={mode} />
      </Card>
      {call}
      <Cluster>{deeds}</Cluster>
      {children}
    </Page>
  );
}
