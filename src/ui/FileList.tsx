import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { useLanguage } from '../i18n/useLanguage';
import { tagOf } from '../lib/language';
import { color, space } from './theme/tokens';

const kilobyte = 1024;

/** « 120 ko », “1.4 MB”. */
const useSizeText = (): ((bytes: number) => string) => {
  const lang = useLanguage();
  return (bytes) => {
    const isLarge = bytes >= kilobyte ** 2;
    const [amount, unit] = isLarge
      ? ([bytes / kilobyte ** 2, 'megabyte'] as const)
      : ([Math.max(1, Math.round(bytes / kilobyte)), 'kilobyte'] as const);
    return new Intl.NumberFormat(tagOf(lang), {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: isLarge ? 1 : 0,
    }).format(amount);
  };
};

const Files = styled.ul`
  display: grid;
  gap: ${space.s};
  list-style: none;
  overflow-wrap: anywhere;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space.l};
  }
  a {
    padding-block: ${space.s};
  }
  > li > span:not([translate='no']) {
    color: ${color.inkSoft};
  }
`;

/** `size` in bytes. */
type Listed = { attachmentId: string; size: number };

type Props<F> = {
  files: readonly F[];
  children: (file: F, size: string) => ReactNode;
};

export function FileList<F extends Listed>({ files, children }: Props<F>) {
  const { t } = useTranslation();
  const sizeText = useSizeText();
  if (files.length === 0) return null;
  return (
    <Files aria-label={t('mailbox.files')}>
      {files.map((file) => (
        <li key={file.attachmentId}>{children(file, sizeText(file.size))}</li>
      ))}
    </Files>
  );
}
