import { useTranslation } from 'react-i18next';

import { useArchiveThreadMutation } from '../../api/messagesApi';
import { Alert, Button } from '../../ui';
import { WriteProblem } from '../../scheduling/channel/WriteProblem';

/** Reversible, so not confirmed. */
export function ArchiveButton({ threadId, archived }: { threadId: string; archived: boolean }) {
  const { t } = useTranslation();
  const [archive, { error, isLoading }] = useArchiveThreadMutation();
  const move = () => {
    void archive({ threadId, archived: !archived });
  };
  return (
    <>
      {error && (
        <Alert>
          <WriteProblem failure={error} what={t('unknown.done')} isBusy={isLoading} onLook={move} />
        </Alert>
      )}
      <Button look="secondary" busy={isLoading && t('mailbox.archive.busy')} onPress={move}>
        {t(archived ? 'mailbox.unarchive' : 'mailbox.archive')}
      </Button>
    </>
  );
}
