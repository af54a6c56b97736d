import { useTranslation } from 'react-i18next';

import { useArchiveThreadMutation } from '../../api/messagesApi';
import { Button } from '../../ui';
import { WriteAlert } from '../../unproven/WriteAlert';

/** Reversible, so not confirmed. */
export function ArchiveButton({ threadId, archived }: { threadId: string; archived: boolean }) {
  const { t } = useTranslation();
  const [archive, asked] = useArchiveThreadMutation();
  const { isLoading } = asked;
  const move = () => {
    void archive({ threadId, archived: !archived });
  };
  return (
    <>
      <WriteAlert
        asked={asked}
        what={t(archived ? 'mailbox.unarchive.notKnown' : 'mailbox.archive.notKnown')}
        onLook={move}
      />
      <Button look="secondary" busy={isLoading && t('mailbox.archive.busy')} onPress={move}>
        {t(archived ? 'mailbox.unarchive' : 'mailbox.archive')}
      </Button>
    </>
  );
}
