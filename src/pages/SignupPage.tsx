import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { cleanEmail } from '../../contract/rules.ts';
import { SignupForm } from '../features/session/SignupForm';
import { useEntrance } from '../features/session/useEntrance';
import { paths } from '../lib/paths';
import { Card, Page } from '../ui';

/** Account creation (spec §2). */
export function SignupPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const enter = useEntrance();
  return (
    <Page title={t('signup.title')} lead={t('signup.need')} back={{ to: paths.login, label: t('signup.cancel') }}>
      <Card>
        <p>{t('common.required.all')}</p>
        <SignupForm
          email={cleanEmail(query.get('email') ?? '')}
          onSignedUp={() => enter(paths.home, { tone: 'success', message: 'signup.welcome' })}
        />
        <p><Link to={paths.login}>{t('signup.cancel')}</Link></p>
      </Card>
    </Page>
  );
}
