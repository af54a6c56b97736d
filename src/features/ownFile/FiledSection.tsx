import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Stack } from '../../ui';

type Props = { id: string; title: string; count: number; children: ReactNode };

export function FiledSection({ id, title, count, children }: Props) {
  const { t } = useTranslation();
  return (
    <Stack as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {count === 0 ? <p>{t('export.nothing')}</p> : children}
    </Stack>
  );
}
