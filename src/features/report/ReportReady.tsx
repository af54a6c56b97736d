import { useTranslation } from 'react-i18next';

import { useTold } from '../../i18n/useTold';
import { Button, Outcome, Stack } from '../../ui';
import { ReportReference } from './ReportReference';
import { SupportContacts } from './SupportContacts';

type Props = { reference: string; fileName: string; email: string; phone: string; onAgain: () => void };

export function ReportReady({ reference, fileName, email, phone, onAgain }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  return (
    <Stack $gap="xl">
      <Outcome tone="success">
        <p>{t('report.done')}</p>
      </Outcome>
      <ReportReference reference={reference}>{told('report.file', { name: fileName })}</ReportReference>
      <SupportContacts
        reference={reference}
        title={t('report.next')}
        email={{ address: email, text: t('report.next.email') }}
        phone={{ number: phone, text: t('report.next.phone') }}
      />
      <div>
        <Button look="secondary" onPress={onAgain}>
          {t('report.again')}
        </Button>
      </div>
    </Stack>
  );
}
