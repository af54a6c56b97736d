import { useTranslation } from 'react-i18next';

import { useKnowsAccessLogQuery } from '../../api/accessLogApi';
import { useListSessionsQuery } from '../../api/accountApi';
import { isAbsent, refusalIn } from '../../api/capability';
import { useGetConsentsQuery } from '../../api/consentsApi';
import { useGetUserQuery } from '../../api/profileApi';
import { useGetSecondFactorQuery } from '../../api/secondFactorApi';
import { ProfileRows } from '../../features/account/ProfileRows';
import { RememberedChoices } from '../../features/account/RememberedChoices';
import { SafetyRows } from '../../features/account/SafetyRows';
import { CalendarRow } from '../../features/calendar/CalendarRow';
import { DependentsTask } from '../../features/dependents/DependentsTask';
import { useActedFor } from '../../features/dependents/useActedFor';
import { Asked, Page } from '../../ui';

/** Omits rows unknown to another back end (product §8). A back end with profiles also has passwords. */
export function AccountPage() {
  const { t } = useTranslation();
  const user = useGetUserQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: consents } = useGetConsentsQuery();
  const { data: sessions } = useListSessionsQuery();
  const { data: factor } = useGetSecondFactorQuery();
  const { data: hasAccessLog = false } = useKnowsAccessLogQuery();
  const { personName, people } = useActedFor();
  // An answer without a profile counts as none.
  const isKnown = user.error === undefined || (refusalIn(user.error) !== undefined && !isAbsent(user.error));
  return (
    <Page title={t('account.title')} lead={personName !== undefined && t('account.own', { name: personName })}>
      {isKnown && <Asked query={user}>{(profile) => <ProfileRows profile={profile} />}</Asked>}
      <CalendarRow />
      <DependentsTask />
      <RememberedChoices nameOf={(id) => people.find(({ patientId }) => patientId === id)?.name} />
      <SafetyRows
        hasPassword={user.data !== undefined}
        factor={factor}
        sessions={sessions}
        consents={consents}
        hasAccessLog={hasAccessLog}
      />
      {!isKnown && !consents && !sessions && !hasAccessLog && <p>{t('account.none')}</p>}
    </Page>
  );
}
