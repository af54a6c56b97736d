import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { LinkedVisit } from '../../../../contract/visitLinks.ts';
import { toLinkedVisit } from '../../../lib/paths';
import { Button, ButtonLink, Card, Cluster, DateTile, Outcome, Page, SummaryList, Tag } from '../../../ui';
import { Preparation } from '../Preparation';
import { ProblemAlert } from '../ProblemAlert';
import { useClinicTime } from '../useClinicTime';
import { TooLateOnline } from '../TooLateOnline';
import { VisitHead } from '../VisitHead';
import { isCancellable, isConfirmable, isToCome, isTooLateOnline, statusOf } from '../visitStatus';
import type { LinkAct } from './useLinkAct';
import { useLinkedVisitRows } from './useLinkedVisitRows';

/** The visit that a mailed link opens, and what may be said about it: that one comes, or the way to cancel. */
export function LinkedVisitSheet({ visit, confirming }: { visit: LinkedVisit; confirming: LinkAct }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { lang, dateOf, dateTimeOf } = useClinicTime();
  const rows = useLinkedVisitRows(visit, now);
  const status = statusOf(visit, now);
  const isComing = isToCome(visit, now);
  return (
    <Page title={t('visit.title')}>
      {confirming.isDone && <Outcome tone="success">{t('attendance.done')}</Outcome>}
      <ProblemAlert problem={confirming.problem} />
      <VisitHead tile={<DateTile date={dateOf(visit)} lang={lang} />}>
        <Tag tone={status.tone}>{t(status.key)}</Tag>
        <p>
          <strong>{dateTimeOf(visit)}</strong>
          <br />
          {visit.clinicName}
        </p>
      </VisitHead>
      {isComing && visit.mayAct && (
        <Cluster>
          {isConfirmable(visit, now) && (
            <Button busy={confirming.isBusy && t('attendance.busy')} onPress={confirming.act}>
              {t('attendance.confirm')}
            </Button>
          )}
          {isCancellable(visit, now) && (
            <ButtonLink to={toLinkedVisit('cancel')} look="secondary">
              {t('visit.cancel')}
            </ButtonLink>
          )}
        </Cluster>
      )}
      <Card>
        <SummaryList rows={rows} />
      </Card>
      {isComing && (
        <Card>
          <Preparation mode={visit.mode} />
        </Card>
      )}
      {visit.mayAct && isTooLateOnline(visit, now) && <TooLateOnline phone={visit.clinicPhone} />}
    </Page>
  );
}
