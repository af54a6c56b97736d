import { useTranslation } from 'react-i18next';

import { useGetCalendarFeedQuery } from '../../api/calendarApi';
import { missedIn } from '../../api/capability';
import { paths } from '../../lib/paths';
import { Stack, TaskCard, TaskMissed } from '../../ui';

export function CalendarRow() {
  const { t } = useTranslation();
  const asked = useGetCalendarFeedQuery();
  const { data: feed } = asked;
  const missed = missedIn(asked);
  if (!feed && !missed) return null;
  return (
    <Stack as="section">
      <h2>{t('appointment.list.title')}</h2>
      {missed && <TaskMissed icon="calendar" label={t('calendar.title')} error={missed} onRetry={asked.refetch} />}
      {feed && (
        <TaskCard
          to={paths.accountCalendar}
          icon="calendar"
          label={t('calendar.title')}
          hint={t(feed.url === null ? 'calendar.off' : 'calendar.on')}
        />
      )}
    </Stack>
  );
}
