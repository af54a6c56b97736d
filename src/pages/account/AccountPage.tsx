import { useTranslation } from 'react-i18next';

import { useKnowsAccessLogQuery } from '../../api/accessLogApi';
import { useListSessionsQuery } from '../../api/accountApi';
import { isAbsent, refusalIn } from '../../api/capability';
import { useGetConsentsQuery } from '../../api/consentsApi';
import { useGetUserQuery } from '../../api/sessionApi';
import { ProfileRows } from '../../features/account/ProfileRows';
import { SafetyRows } from '../../features/account/SafetyRows';
import { CalendarRow } from '../../features/calendar/CalendarRow';
import { DependentsTask } from '../../features/dependents/DependentsTask';
import { useActedFor } from '../../features/dependents/useActedFor';
import { Asked, Page } from '../../ui';

/**
 * One's own account, row by row. Another back end may know less of it: its rows are left out (product §8). Whoever knows the
 * profile knows the password too, which no call can be asked about.
 */
export function AccountPage() {
  const { t } = useTranslation();
  const user = useGetUserQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: consents } = useGetConsentsQuery();
  const { data: sessions } = useListSessionsQuery();
  const { data: hasAccessLog = false } = useKnowsAccessLogQuery();
  const { personName } = useActedFor();
  // An answer that is no profile is none either.
  const isKnown = user.error === undefined || (refusalIn(user.error) !== undefined && !isAbsent(user.error));
  return (
    <Page title={t('account.title')} lead={personName !== undefined && t('account.own', { name: personName })}>
      {isKnown && <Asked query={user}>{(profile) => <ProfileRows profile={profile} />}</Asked>}
      <CalendarRow />
      <DependentsTask />
      <SafetyRows
        hasPassword={user.data !== undefined}
        sessions={sessions}
        consents={consents}
        hasAccessLog={hasAccessLog}
      />
      {!isKnown && !consents && !sessions && !hasAccessLog && <p>{t('account.none')}</p>}
    </Page>
  );
}
