import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Slot } from '../../../contract/appointments.ts';
import type { MessageKey } from '../../i18n/keys';
import { ButtonLink, Cluster, Page } from '../../ui';
import { BookedPanel } from './BookedPanel';

type Way = { to: string; label: string };

type Props = {
  titleKey: MessageKey;
  slot: Pick<Slot, 'start' | 'timeZone' | 'clinicId'>;
  see: Omit<Way, 'label'> & Partial<Way>;
  next: Way;
  children?: ReactNode;
};

/** Where Back leads from a confirmation. */
export function AlreadyDone({ titleKey, slot, see, next, children }: Props) {
  const { t } = useTranslation();
  return (
    <Page titleKey={titleKey}>
      <BookedPanel slot={slot} reference={undefined}>
        {children}
      </BookedPanel>
      <Cluster>
        <ButtonLink to={see.to}>{see.label ?? t('confirmed.see')}</ButtonLink>
        <ButtonLink to={next.to} look="secondary">
          {next.label}
        </ButtonLink>
      </Cluster>
    </Page>
  );
}
