import { useTranslation } from 'react-i18next';

import { paths } from '../../src/lib/paths';
import { TaskCard, TaskCards, TaskMissed } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Actions/TaskCard' } satisfies Subject;

export function Several() {
  const { t } = useTranslation();
  return (
    <TaskCards>
      <TaskCard
        to={paths.appointments}
        icon="calendar"
        label={t('home.appointments')}
        hint={t('home.appointments.hint')}
      />
      <TaskCard to={paths.mailbox} icon="message" label={t('home.messages')} hint={t('home.messages.none')} />
      <TaskCard
        to={paths.accountEmail}
        icon="warning"
        label={t('home.finish.email')}
        hint={t('home.finish.email.hint')}
      />
    </TaskCards>
  );
}

export function WithoutAnswer() {
  const { t } = useTranslation();
  return (
    <TaskCards>
      <TaskMissed
        icon="person"
        label={t('dependents.title')}
        error={{ message: 'errors.unavailable', status: 503 }}
        onRetry={() => undefined}
      />
      <TaskCard to={paths.mailbox} icon="message" label={t('home.messages')} hint={t('home.messages.none')} />
    </TaskCards>
  );
}
