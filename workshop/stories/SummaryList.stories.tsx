import { useTranslation } from 'react-i18next';

import { Card, SummaryList } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Matter/SummaryList' } satisfies Subject;

export function Answers() {
  const { t } = useTranslation();
  return (
    <Card>
      <SummaryList
        rows={[
          { key: 'for', term: t('appointment.for'), value: t('appointment.for.me') },
          { key: 'why', term: t('appointment.why'), value: t('reason.contraception-pregnancy') },
          { key: 'how', term: t('appointment.how'), value: t('mode.in-person') },
          { key: 'mail', term: t('signup.email'), value: 'marie-elisabeth.desrochers-larouche@courriel.example' },
        ]}
      />
    </Card>
  );
}
