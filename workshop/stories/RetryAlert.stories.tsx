import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { LinkLine, RetryAlert } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'News/RetryAlert' } satisfies Subject;

const retry = () => undefined;

export function Alone() {
  return <RetryAlert error={{ message: 'errors.network.error', status: 'network' }} onRetry={retry} />;
}

export function WithAnotherWay() {
  const { t } = useTranslation();
  return (
    <RetryAlert error={{ message: 'errors.unavailable', status: 503 }} onRetry={retry}>
      <LinkLine>
        <Link to="/app/appointments/new">{t('booking.places.change')}</Link>
      </LinkLine>
    </RetryAlert>
  );
}
