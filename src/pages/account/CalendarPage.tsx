import { useTranslation } from 'react-i18next';

import { useGetCalendarFeedQuery } from '../../api/calendarApi';
import { CalendarSubscription } from '../../features/calendar/CalendarSubscription';
import { paths } from '../../lib/paths';
import { Asked, Page } from '../../ui';

/** Product §4. */
export function CalendarPage() {
  const { t } = useTranslation();
  const feed = useGetCalendarFeedQuery();
  return (
    <Page title={t('calendar.title')} lead={t('calendar.lead')} back={{ to: paths.account, label: t('account.title') }}>
      <Asked query={feed}>{(known) => <CalendarSubscription feed={known} />}</Asked>
    </Page>
  );
}
