import { useTranslation } from 'react-i18next';

import { Button, Cluster, Outcome, Stack } from '../../ui';
import { ReportReference } from './ReportReference';
import { SupportContacts } from './SupportContacts';

type Props = { reference: string; email: string; phone: string; onSave: () => void; onAgain: () => void };

export function ReportSent({ reference, email, phone, onSave, onAgain }: Props) {
  const { t } = useTranslation();
  return (
    <Stack $gap="xl">
      <Outcome tone="success">
        <p>{t('report.isSent')}</p>
      </Outcome>
      <ReportReference reference={reference}>{t('report.reference.quote')}</ReportReference>
      <SupportContacts
        reference={reference}
        title={t('report.later')}
        email={{ address: email, text: t('report.later.email') }}
        phone={{ number: phone, text: t('report.next.phone') }}
      />
      <Cluster>
        <Button look="secondary" onPress={onSave}>
          {t('report.copyFile')}
        </Button>
        <Button look="secondary" onPress={onAgain}>
          {t('report.again')}
        </Button>
      </Cluster>
    </Stack>
  );
}
