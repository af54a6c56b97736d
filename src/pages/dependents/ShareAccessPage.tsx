import { useTranslation } from 'react-i18next';

import { useTold } from '../../i18n/useTold';
import { delegateStateOf } from '../../features/dependents/delegates/delegateText';
import { GrantForm } from '../../features/dependents/delegates/GrantForm';
import { useDelegateText } from '../../features/dependents/delegates/useDelegateText';
import { paths } from '../../lib/paths';
import { Card, Page } from '../../ui';
import { OneDelegate } from './OneDelegate';

/** Also renews, from age 14, or changes an access. */
export function ShareAccessPage() {
  const { t } = useTranslation();
  const told = useTold();
  const { name } = useDelegateText();
  return (
    <OneDelegate when={({ grantable }) => grantable.length > 0}>
      {(delegate) => (
        <Page
          title={told('delegates.share.title', { name: name(delegate) })}
          lead={t(`delegates.share.lead.${delegateStateOf(delegate) === 'grownUp' ? 'grownUp' : 'usual'}`)}
          back={{ to: paths.dependents, label: t('dependents.title') }}
        >
          <Card>
            <GrantForm delegate={delegate} />
          </Card>
        </Page>
      )}
    </OneDelegate>
  );
}
