import { useTranslation } from 'react-i18next';

import { folders } from '../../../contract/catalogues.ts';
import type { Folder } from '../../../contract/mailbox.ts';
import { toFolder } from '../../lib/paths';
import { ViewLinks } from '../../ui';

const text = {
  inbox: 'mailbox.folder.inbox',
  sent: 'mailbox.folder.sent',
  archived: 'mailbox.folder.archived',
} as const;

export function FolderNav({ current }: { current: Folder }) {
  const { t } = useTranslation();
  const views = folders.map((folder) => ({ to: toFolder(folder), label: t(text[folder]) }));
  return <ViewLinks label={t('mailbox.folders')} current={toFolder(current)} views={views} />;
}
