import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../../../contract/appointments.ts';
import { paths } from '../../../../lib/paths';
import {
  ButtonLink,
  Card,
  Cluster,
  DateTile,
  Outcome,
  Page,
  PhoneLink,
  PrintButton,
  SummaryList,
  Tag,
} from '../../../../ui';
import { PlaceLine } from '../../PlaceLine';
import { Preparation } from '../../Preparation';
import { useClinicTime } from '../../useClinicTime';
import { useVisitDetailRows } from '../../useVisitDetailRows';
import { VisitHead } from '../../VisitHead';
import { isCancellable, isMovable, statusOf } from '../../visitStatus';

type Props = {
  visit: Reservation;
  /** The visit as it was before it moved, when that was just now. */
  before: Reservation | null;
  moveAddress: string;
  cancelAddress: string;
};

/** The visit that was found: when, where, how to prepare, and the ways to move and to cancel it. */
export function ManagedSheet({ visit, before, moveAddress, cancelAddress }: Props) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { lang, dateOf, dateTimeOf } = useClinicTime();
  const rows = useVisitDetailRows(visit, now);
  const status = statusOf(visit, now);
  const isToCome = visit.status === 'booked' && Date.parse(visit.start) > now;
  const { clinicPhone: phone } = visit;
  return (
    <Page title={t('visit.title')}>
      {before && (
        <Outcome key={visit.start} tone="success">
          {t('move.done')}. {t('move.before')} <s>{dateTimeOf(before)}</s>
        </Outcome>
      )}
      <VisitHead tile={<DateTile date={dateOf(visit)} lang={lang} />}>
        <Tag tone={status.tone}>{t(status.key)}</Tag>
        <PlaceLine place={visit} />
      </VisitHead>
      <Cluster>
        {isMovable(visit, now) && (
          <ButtonLink to={moveAddress} look="secondary">
            {t('move.start')}
          </ButtonLink>
        )}
        {!isToCome && (
          <ButtonLink to={paths.express} look="secondary">
            {t('visit.bookAnother')}
          </ButtonLink>
        )}
        <PrintButton />
      </Cluster>
      <Card>
        <SummaryList rows={rows} />
      </Card>
      {isToCome && (
        <Card>
          <Preparation mode={visit.mode} />
        </Card>
      )}
      {isCancellable(visit, now) && (
        <div>
          <ButtonLink to={cancelAddress} look="secondary">
            {t('visit.cancel')}
          </ButtonLink>
        </div>
      )}
      {isToCome && !isCancellable(visit, now) && (
        <p>
          {t('visit.tooLate')}
          {phone !== null && (
            <>
              {' '}
              <PhoneLink phone={phone} />
            </>
          )}
        </p>
      )}
    </Page>
  );
}
