import { useTranslation } from 'react-i18next';

import { useGetConsentsQuery } from '../../api/consentsApi';
import { ConsentList } from '../../features/account/ConsentList';
import { selectConfig } from '../../features/config/configSlice';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../store/hooks';
import { Asked, Page } from '../../ui';

export function ConsentsPage() {
  const { t } = useTranslation();
  const { analytics } = useAppSelector(selectConfig);
  const consents = useGetConsentsQuery();
  return (
    <Page title={t('consents.title')} back={{ to: paths.account, label: t('account.title') }}>
      <Asked query={consents}>
        {(known) => (
          <ConsentList
            consents={known}
            isMeasured={analytics.adapter !== 'none'}
            onStale={() => {
              void consents.refetch();
            }}
          />
        )}
      </Asked>
    </Page>
  );
}
