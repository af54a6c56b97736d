import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useListSessionsQuery } from '../../api/accountApi';
import { OpenSessions } from '../../features/session/OpenSessions';
import { paths } from '../../lib/paths';
import { Asked, Note, Page, useComingBack } from '../../ui';

/** Always refetched: the new-device email leads here. */
export function DevicesPage() {
  const { t } = useTranslation();
  const sessions = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  useComingBack(() => {
    void sessions.refetch();
  });
  return (
    <Page title={t('devices.title')} lead={t('devices.lead')} back={{ to: paths.account, label: t('account.title') }}>
      <Asked query={sessions}>
        {(known) => (
          <OpenSessions
            sessions={known}
            onGone={() => {
              void sessions.refetch();
            }}
          />
        )}
      </Asked>
      <Note icon="warning">
        <Trans t={t} i18nKey="devices.advice" components={{ password: <Link to={paths.accountPassword} /> }} />
      </Note>
    </Page>
  );
}
