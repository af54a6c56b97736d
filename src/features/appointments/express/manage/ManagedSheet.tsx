import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../../../contract/appointments.ts';
import { paths } from '../../../../lib/paths';
import { ButtonLink, Card, Cluster, DateTile, Outcome, Page, PrintButton, SummaryList, Tag } from '../../../../ui';
import { PlaceLine } from '../../PlaceLine';
import { Preparation } from '../../Preparation';
import { useClinicTime } from '../../useClinicTime';
import { useVisitDetailRows } from '../../useVisitDetailRows';
import { TooLateOnline } from '../../TooLateOnline';
import { VisitHead } from '../../VisitHead';
import { isCancellable, isMovable, isToCome, isTooLateOnline, statusOf } from '../../visitStatus';

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
  const isComing = isToCome(visit, now);
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
        {!isComing && (
          <ButtonLink to={paths.express} look="secondary">
            {t('visit.bookAnother')}
          </ButtonLink>
        )}
        <PrintButton />
      </Cluster>
      <Card>
        <SummaryList rows={rows} />
      </Card>
      {isComing && (
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
      {isTooLateOnline(visit, now) && <TooLateOnline phone={visit.clinicPhone} />}
    </Page>
  );
}
