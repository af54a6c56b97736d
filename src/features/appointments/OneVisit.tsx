import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../contract/appointments.ts';
import type { Person } from '../../api/appointmentsApi';
import { useServerMessage } from '../../i18n/useServerMessage';
import { paths } from '../../lib/paths';
import { Alert, Button, ButtonLink, Page, Waiting } from '../../ui';
import { useVisit } from '../../scheduling/appointment/useVisit';

type Props = {
  reservationId: string;
  /** Whose visits the user may read, the likeliest first; undefined while that is not known. */
  persons: readonly Person[] | undefined;
  /** Whose visit it turned out to be. Said once: who then returns to their own profile means it. */
  onFound: (person: Person) => void;
  children: (visit: Reservation, person: Person) => ReactNode;
};

/** Finds one visit before its page is shown; says so when it is unreachable, or nobody's. */
export function OneVisit({ reservationId, persons, onFound, children }: Props) {
  const { t } = useTranslation();
  const words = useServerMessage();
  const { visit, person, isLoading, error, askAgain } = useVisit(reservationId, persons ?? []);
  const isSaid = useRef(false);
  useEffect(() => {
    if (person === undefined || isSaid.current) return;
    isSaid.current = true;
    onFound(person);
  });
  if (visit && person !== undefined) return children(visit, person);
  if (isLoading || persons === undefined) return <Waiting cards={2} />;
  return (
    <Page title={t('visit.title')}>
      {error && (
        <Alert>
          <p>{words(error)}</p>
          <Button look="secondary" onPress={askAgain}>
            {t('common.retry')}
          </Button>
        </Alert>
      )}
      {!error && (
        <>
          <p>{t('visit.missing')}</p>
          <div>
            <ButtonLink to={paths.appointments}>{t('cancel.toList')}</ButtonLink>
          </div>
        </>
      )}
    </Page>
  );
}
