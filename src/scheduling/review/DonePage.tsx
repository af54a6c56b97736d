import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Slot } from '../../../contract/appointments.ts';
import { showPhone } from '../../lib/phone';
import { Card, Cluster, Page } from '../../ui';
import { BookedPanel } from './BookedPanel';
import { Preparation } from '../appointment/Preparation';

type Props = {
  /** Defaults to « Rendez-vous confirmé ». */
  title?: string;
  slot: Pick<Slot, 'start' | 'timeZone' | 'clinicId' | 'mode'>;
  /** Absent when another back end returns none. */
  reference: string | undefined;
  contactPhone?: string | null | undefined;
  about?: ReactNode;
  next: ReactNode;
  call?: ReactNode;
  deeds: ReactNode;
  children?: ReactNode;
};

export function DonePage({ title, slot, reference, contactPhone, about, next, call, deeds, children }: Props) {
  const { t } = useTranslation();
  return (
    <Page title={title ?? t('confirmed.title')}>
      <BookedPanel slot={slot} reference={reference}>
        {about}
        {slot.mode === 'phone' && contactPhone && (
          <p>
            {t('appointment.contactPhone')} <strong>{showPhone(contactPhone)}</strong>
          </p>
        )}
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
