import { useTranslation } from 'react-i18next';

import { useArchiveThreadMutation } from '../../api/messagesApi';
import { useServerMessage } from '../../i18n/useServerMessage';
import { Alert, Button } from '../../ui';

/** Reversible, so not confirmed. */
export function ArchiveButton({ threadId, archived }: { threadId: string; archived: boolean }) {
  const { t } = useTranslation();
  const text = useServerMessage();
  const [archive, { error, isLoading }] = useArchiveThreadMutation();
  return (
    <>
      {error && <Alert>{text(error)}</Alert>}
      <Button
        look="secondary"
        busy={isLoading && t('mailbox.archive.busy')}
        onPress={() => {
          void archive({ threadId, archived: !archived });
        }}
      >
        {t(archived ? 'mailbox.unarchive' : 'mailbox.archive')}
      </Button>
    </>
  );
}
