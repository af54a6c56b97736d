import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { folders } from '../../../contract/catalogues.ts';
import type { Folder } from '../../../contract/mailbox.ts';
import { toFolder } from '../../lib/paths';
import { focusRing } from '../../ui/theme/mixins';
import { color, radius, space, target } from '../../ui/theme/tokens';

const Folders = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    padding: 0 ${space.l};
    border: 2px solid ${color.control};
    border-radius: ${radius.tag};
    background: ${color.surface};
    font-weight: 600;
    text-decoration: none;
    &,
    &:visited {
      color: ${color.primary};
    }
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.18em;
    }
    &[aria-current] {
      border-color: ${color.primary};
      background: ${color.primary};
      color: ${color.onPrimary};
    }
    ${focusRing}
  }
`;

const text = {
  inbox: 'mailbox.folder.inbox',
  sent: 'mailbox.folder.sent',
  archived: 'mailbox.folder.archived',
} as const;

export function FolderNav({ current }: { current: Folder }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('mailbox.folders')}>
      <Folders>
        {folders.map((folder) => (
          <li key={folder}>
            <Link to={toFolder(folder)} aria-current={folder === current ? 'page' : undefined}>
              {t(text[folder])}
            </Link>
          </li>
        ))}
      </Folders>
    </nav>
  );
}
