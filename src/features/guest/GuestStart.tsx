import { useTranslation } from 'react-i18next';

import type { MessageKey } from '../../i18n/keys';
import { paths } from '../../lib/paths';
import { Bullets, Card, Note, Page, TaskCard, TaskCards } from '../../ui';
import { UrgencyLine } from '../../scheduling/search/UrgencyLine';

const needs: readonly MessageKey[] = [
  'express.need.email',
  'express.need.person',
  'express.need.card',
  'express.need.time',
];

/** What the express area is, what one needs, and its two doors. `searchAddress` is where booking begins. */
export function GuestStart({ searchAddress }: { searchAddress: string }) {
  const { t } = useTranslation();
  return (
    <Page title={t('express.title')} lead={t('express.lead')} back={{ to: paths.login, label: t('signup.cancel') }}>
      <UrgencyLine />
      <TaskCards>
        <TaskCard to={searchAddress} icon="clock" label={t('booking.title')} hint={t('express.book.hint')} />
        <TaskCard
          to={paths.guestManage}
          icon="calendar"
          label={t('express.manage.open')}
          hint={t('express.manage.hint')}
        />
      </TaskCards>
      <Card>
        <h2>{t('express.need')}</h2>
        <Bullets>
          {needs.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </Bullets>
      </Card>
      <Note icon="lock">{t('express.memory')}</Note>
    </Page>
  );
}
