import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, ButtonLink, Card, Cluster, Page, SummaryList, type SummaryRow } from '../../ui';
import { ProblemAlert } from '../channel/ProblemAlert';
import { useClinicTime } from '../text/useClinicTime';

type Props = {
  rows: readonly SummaryRow[];
  /** Until when it can be cancelled online, and on which clock. */
  cancelUntil: string;
  timeZone: string;
  /** What becomes of the place, when it is not for others. */
  consequence?: string | undefined;
  /** The button that cancels, when it says for whom. */
  confirm?: string | undefined;
  isBusy: boolean;
  problem: ComponentProps<typeof ProblemAlert>['problem'];
  onCancel: () => void;
  /** The visit, which stays if nothing is pressed here. */
  appointmentAddress: string;
  children?: ReactNode;
};

/** Asks once before a visit is cancelled for good, in two verbs that cannot be confused. */
export function CancelQuestion({
  rows,
  cancelUntil: start,
  timeZone,
  consequence,
  confirm,
  isBusy,
  problem,
  onCancel,
  appointmentAddress,
  children,
}: Props) {
  const { t } = useTranslation();
  const { dateTimeOf } = useClinicTime();
  return (
    <Page title={t('cancel.title')} back={{ to: appointmentAddress }}>
      <ProblemAlert problem={problem} noAnswer={t('cancel.lostAnswer')} />
      {children}
      <Card>
        <SummaryList rows={rows} />
      </Card>
      <p>{consequence ?? t('cancel.consequence')}</p>
      <p>{t('cancel.limit', { limit: dateTimeOf({ start, timeZone }) })}</p>
      <Cluster>
        <Button look="warning" busy={isBusy && t('cancel.confirm.busy')} onPress={onCancel}>
          {confirm ?? t('cancel.confirm')}
        </Button>
        <ButtonLink to={appointmentAddress} look="secondary">
          {t('cancel.keep')}
        </ButtonLink>
      </Cluster>
    </Page>
  );
}
