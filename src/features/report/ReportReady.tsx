import { useTranslation } from 'react-i18next';

import { useTold } from '../../i18n/useTold';
import { Button, ConfirmPanel, CopyButton, Outcome, PhoneLink, Stack } from '../../ui';

type Props = { reference: string; fileName: string; email: string; phone: string; onAgain: () => void };

export function ReportReady({ reference, fileName, email, phone, onAgain }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const subject = encodeURIComponent(t('report.subject', { reference }));
  return (
    <Stack $gap="xl">
      <Outcome tone="success">
        <p>{t('report.done')}</p>
      </Outcome>
      <ConfirmPanel>
        <Stack $gap="s">
          <h2>{t('report.reference')}</h2>
          <p translate="no">
            <strong>{reference}</strong>
          </p>
          <div>
            <CopyButton text={reference} look="secondary">
              {t('report.copy')}
            </CopyButton>
          </div>
        </Stack>
        <p>{told('report.file', { name: fileName })}</p>
      </ConfirmPanel>
      <Stack as="section">
        <h2>{t('report.next')}</h2>
        {email && (
          <p>
            <span>{t('report.next.email')}</span>{' '}
            <a href={`mailto:${email}?subject=${subject}`} translate="no">
              {email}
            </a>
          </p>
        )}
        {phone && (
          <p>
            <span>{t('report.next.phone')}</span> <PhoneLink phone={phone} />
          </p>
        )}
      </Stack>
      <div>
        <Button look="secondary" onPress={onAgain}>
          {t('report.again')}
        </Button>
      </div>
    </Stack>
  );
}
