import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '../../ui';

/**
 * How many messages one may still send, said before anything is written; what writes one stands behind it only while there are any.
 * Where that is not known nothing is said: the server has the last word.
 */
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
