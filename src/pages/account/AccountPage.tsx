import { useTranslation } from 'react-i18next';

import { useTold } from '../../i18n/useTold';
import { useKnowsAccessLogQuery } from '../../api/accessLogApi';
import { useListSessionsQuery } from '../../api/accountApi';
import { isAbsent, missedIn, refusalIn } from '../../api/capability';
import { useGetConsentsQuery } from '../../api/consentsApi';
import { useGetSecondFactorQuery } from '../../api/secondFactorApi';
import { useGetUserQuery } from '../../api/profileApi';
import { ProfileRows } from '../../features/account/ProfileRows';
import { RememberedChoices } from '../../features/account/RememberedChoices';
import { SafetyRows } from '../../features/account/SafetyRows';
import { CalendarRow } from '../../features/calendar/CalendarRow';
import { DependentsTask } from '../../features/dependents/DependentsTask';
import { useActedFor } from '../../features/dependents/useActedFor';
import { paths } from '../../lib/paths';
import { Asked, Page } from '../../ui';

/** Product §8. A back end with profiles also has passwords. */
export function AccountPage() {
  const { t } = useTranslation();
  const told = useTold();
  const user = useGetUserQuery(undefined, { refetchOnMountOrArgChange: true });
  const consents = useGetConsentsQuery();
  const sessions = useListSessionsQuery();
  const factor = useGetSecondFactorQuery();
  const accessLog = useKnowsAccessLogQuery();
  const { personName, people } = useActedFor();
  // An answer without a profile counts as none.
  const isKnown = user.error === undefined || (refusalIn(user.error) !== undefined && !isAbsent(user.error));
  const isBare = !isKnown && [consents, sessions, factor, accessLog].every((asked) => !asked.data && !missedIn(asked));
  return (
    <Page
      title={t('account.title')}
      lead={personName !== undefined && told('account.own', { name: personName })}
      {...(isBare && { back: { to: paths.home, label: t('header.home') } })}
    >
      {isKnown && <Asked query={user}>{(profile) => <ProfileRows profile={profile} />}</Asked>}
      <CalendarRow />
      <DependentsTask />
      <RememberedChoices nameOf={(id) => people.find(({ patientId }) => patientId === id)?.name} />
      <SafetyRows
        hasPassword={user.data !== undefined}
        factor={factor}
        sessions={sessions}
        consents={consents}
        accessLog={accessLog}
      />
      {isBare && <p>{t('account.none')}</p>}
    </Page>
  );
}
