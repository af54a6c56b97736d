import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../contract/appointments.ts';
import type { Person } from '../../api/appointmentsApi';
import { useServerMessage } from '../../i18n/useServerMessage';
import { paths } from '../../lib/paths';
import { Alert, Button, ButtonLink, Page, Skeleton } from '../../ui';
import { useVisit } from './useVisit';

type Props = { reservationId: string; person: Person; children: (visit: Reservation) => ReactNode };

/** Finds one visit before its page is shown; says so when it is loading, unreachable, or nobody's. */
export function OneVisit({ reservationId, person, children }: Props) {
  const { t } = useTranslation();
  const words = useServerMessage();
  const { visit, isLoading, error, askAgain } = useVisit(reservationId, person);
  if (visit) return children(visit);
  return (
    <Page title={t('visit.title')}>
      {isLoading && <Skeleton cards={2} />}
      {error && <Alert><p>{words(error)}</p><Button look="secondary" onPress={askAgain}>{t('common.retry')}</Button></Alert>}
      {!isLoading && !error && (
        <>
          <p>{t('visit.missing')}</p>
          <div><ButtonLink to={paths.appointments}>{t('cancel.toList')}</ButtonLink></div>
        </>
      )}
    </Page>
  );
}
