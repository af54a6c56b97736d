import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmPanel, CopyButton, SpelledOut, Stack } from '../../ui';

export function ReportReference({ reference, children }: { reference: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <ConfirmPanel>
      <Stack $gap="s">
        <h2>{t('report.reference')}</h2>
        <p>
          <strong>
            <SpelledOut separator="">{reference}</SpelledOut>
          </strong>
        </p>
        <div>
          <CopyButton text={reference} look="secondary">
            {t('report.copy')}
          </CopyButton>
        </div>
      </Stack>
      <p>{children}</p>
    </ConfirmPanel>
  );
}
