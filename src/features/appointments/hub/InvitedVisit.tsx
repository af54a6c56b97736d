import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../../contract/appointments.ts';
import { useConfirmInvitedVisitMutation } from '../../../api/invitedVisitApi';
import { paths, toInvitation } from '../../../lib/paths';
import { Button, ButtonLink, Card, Cluster, DateTile, Outcome, Page, PrintButton, SummaryList, Tag } from '../../../ui';
import { PlaceLine } from '../PlaceLine';
import { Preparation } from '../Preparation';
import { ProblemAlert } from '../ProblemAlert';
import { useClinicTime } from '../useClinicTime';
import { useVisitDetailRows } from '../useVisitDetailRows';
import { TooLateOnline } from '../TooLateOnline';
import { VisitHead } from '../VisitHead';
import { isCancellable, isConfirmable, isToCome, isTooLateOnline, statusOf } from '../visitStatus';
import { LeaveHub } from './LeaveHub';

/** The visit of an invitation: that one comes, and the way to cancel. */
export function InvitedVisit({ invitationId, visit }: { invitationId: string; visit: Reservation }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { lang, dateOf, dateTimeOf } = useClinicTime();
  const rows = useVisitDetailRows(visit, now);
  const [confirm, { isLoading, isSuccess, error }] = useConfirmInvitedVisitMutation();
  const { reservationId, timeZone, movedFrom } = visit;
  const status = statusOf(visit, now);
  const isComing = isToCome(visit, now);
  const isMoved = movedFrom !== undefined;
  return (
    <Page title={t('visit.title')} back={{ to: paths.hub, label: t('hub.back') }}>
      {isSuccess && <Outcome tone="success">{t('attendance.done')}</Outcome>}
      <ProblemAlert problem={error} />
      <VisitHead tile={<DateTile date={dateOf(visit)} lang={lang} />}>
        <Tag tone={status.tone}>{t(status.key)}</Tag>
        <PlaceLine place={visit} />
        {isMoved && <p>{t('hub.moved', { date: dateTimeOf({ start: movedFrom, timeZone }) })}</p>}
      </VisitHead>
      <Cluster>
        {isConfirmable(visit, now) && (
          <Button
            busy={isLoading && t('attendance.busy')}
            onPress={() => {
              void confirm({ invitationId, reservationId });
            }}
          >
            {isMoved ? t('attendance.accept') : t('attendance.confirm')}
          </Button>
        )}
        {isCancellable(visit, now) && (
          <ButtonLink to={toInvitation(invitationId, 'cancel')} look="secondary">
            {t('visit.cancel')}
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
      {isTooLateOnline(visit, now) && <TooLateOnline phone={visit.clinicPhone} />}
      <LeaveHub />
    </Page>
  );
}
