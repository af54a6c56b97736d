import { useTranslation } from 'react-i18next';

import { useGetCalendarFeedQuery } from '../../api/calendarApi';
import { paths } from '../../lib/paths';
import { Stack, TaskCard } from '../../ui';

export function CalendarRow() {
  const { t } = useTranslation();
  const { data: feed } = useGetCalendarFeedQuery();
  if (!feed) return null;
  return (
    <Stack as="section">
      <h2>{t('appointment.list.title')}</h2>
      <TaskCard
        to={paths.accountCalendar}
        icon="calendar"
        label={t('calendar.title')}
        hint={t(feed.url === null ? 'calendar.off' : 'calendar.on')}
      />
    </Stack>
  );
}
