import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { Attachment } from '../../../contract/mailbox.ts';
import { useSizeText } from '../../i18n/useSizeText';
import { color, space } from '../../ui/theme/tokens';

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
  span {
    color: ${color.inkSoft};
  }
`;

type Props = {
  files: readonly Attachment[];
  children: (file: Attachment, size: string) => ReactNode;
};

export function FileList({ files, children }: Props) {
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
