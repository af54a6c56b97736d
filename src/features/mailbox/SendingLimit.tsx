import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '../../ui';

/** Hides the form at zero; if unknown, the server decides. */
export function SendingLimit({ left, children }: { left: number | undefined; children: ReactNode }) {
  const { t } = useTranslation();
  if (left === 0)
    return (
      <Alert tone="info">
        <p>{t('mailbox.tooMany')}</p>
      </Alert>
    );
  return (
    <>
      {left !== undefined && <p>{t('mailbox.left', { count: left })}</p>}
      {children}
    </>
  );
}
