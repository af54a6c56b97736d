import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { Reservation } from '../../../contract/appointments.ts';
import { paths, toMoving } from '../../lib/paths';
import { ButtonLink, Cluster, PrintButton } from '../../ui';
import { AddToCalendar } from './AddToCalendar';
import { isMovable, isToCome } from './visitStatus';

/** Nothing of it can be pressed on paper. */
const Deeds = styled(Cluster)`
  @media print {
    display: none;
  }
`;

/** What one can do with a visit, but for cancelling it, which stands last on the page. `now` in milliseconds. */
export function VisitActions({ visit, mayBook, now }: { visit: Reservation; mayBook: boolean; now: number }) {
  const { t } = useTranslation();
  const isOver = !isToCome(visit, now);
  return (
    <Deeds>
      {mayBook && isMovable(visit, now) && (
        <ButtonLink to={toMoving(visit.reservationId)} look="secondary">
          {t('move.start')}
        </ButtonLink>
      )}
      {mayBook && isOver && (
        <ButtonLink to={paths.newAppointment} look="secondary">
          {t('visit.bookAnother')}
        </ButtonLink>
      )}
      <AddToCalendar visit={visit} now={now} />
      <PrintButton />
    </Deeds>
  );
}
