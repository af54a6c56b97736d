import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Profile } from '../../../contract/session.ts';
import { Card, SummaryList, Tag } from '../../ui';

export function EmailState({
  profile: { email, emailVerified, pendingEmail },
  again,
}: {
  profile: Profile;
  again: ReactNode;
}) {
  const { t } = useTranslation();
  const confirmed = emailVerified ? (
    <Tag tone="success">{t('email.confirmed')}</Tag>
  ) : (
    <Tag>{t('email.unconfirmed')}</Tag>
  );
  const rows = [
    {
      key: 'email',
      term: t('email.current'),
      value: (
        <>
          <span translate="no">{email}</span> {confirmed}
        </>
      ),
    },
  ];
  const waiting = {
    key: 'pending',
    term: t('email.pending'),
    value: (
      <>
        <span translate="no">{pendingEmail}</span> <Tag>{t('email.unconfirmed')}</Tag>
      </>
    ),
  };
  const isWaiting = pendingEmail !== undefined || !emailVerified;
  return (
    <Card>
      <SummaryList rows={pendingEmail === undefined ? rows : [...rows, waiting]} />
      {isWaiting && <p>{t('email.waiting')}</p>}
      {isWaiting && again}
    </Card>
  );
}
