import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { cleanEmail } from '../../contract/rules.ts';
import { SignupForm } from '../features/session/SignupForm';
import { useEnterPortal } from '../features/session/useEnterPortal';
import { paths } from '../lib/paths';
import { Card, LinkLine, Page } from '../ui';

/** An email contains no space: here it is an unencoded plus sign. */
const emailIn = (query: URLSearchParams): string => cleanEmail((query.get('email') ?? '').trim().replaceAll(' ', '+'));

/** Spec §2. Another email in the query resets the form. */
export function SignupPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const enter = useEnterPortal();
  const email = emailIn(query);
  return (
    <Page title={t('signup.title')} lead={t('signup.need')} back={{ to: paths.login, label: t('signup.cancel') }}>
      <Card>
        <p>{t('common.required.all')}</p>
        <SignupForm
          key={email}
          email={email}
          onSignedUp={() => enter(paths.home, { tone: 'success', message: 'signup.welcome' })}
        />
        <LinkLine>
          <Link to={paths.login}>{t('signup.cancel')}</Link>
        </LinkLine>
      </Card>
    </Page>
  );
}
