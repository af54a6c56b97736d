import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useTold } from '../../i18n/useTold';
import { Button, ButtonLink, Card, Cluster, Page, SummaryList, type SummaryRow } from '../../ui';
import { LookAgain } from '../channel/LookAgain';
import { ProblemAlert } from '../channel/ProblemAlert';
import { useClinicTime } from '../text/useClinicTime';

type Props = {
  rows: readonly SummaryRow[];
  cancelUntil: string;
  timeZone: string;
  /** For a slot not released to others. */
  consequence?: string | undefined;
  confirm?: string | undefined;
  isBusy: boolean;
  problem: ComponentProps<typeof ProblemAlert>['problem'];
  onCancel: () => void;
  appointmentAddress: string;
  phone: string | null;
  children?: ReactNode;
};

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
  phone,
  children,
}: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const { dateTimeOf } = useClinicTime();
  return (
    <Page title={t('cancel.title')} back={{ to: appointmentAddress }}>
      <ProblemAlert
        problem={problem}
        noAnswer={t('cancel.lostAnswer')}
        unknown={{
          what: t('cancel.unknown'),
          phone,
          look: <LookAgain isBusy={isBusy} onLook={onCancel} />,
        }}
      />
      {children}
      <Card>
        <SummaryList rows={rows} />
      </Card>
      <p>{consequence ?? t('cancel.consequence')}</p>
      <p>{told('cancel.limit', { limit: dateTimeOf({ start, timeZone }) })}</p>
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
