import { useTranslation } from 'react-i18next';

import type { ThreadSummary } from '../../../contract/mailbox.ts';
import { SheetList, ShowMore } from '../../ui';
import { ThreadItem, threadLinkIdOf } from './ThreadItem';

type Props = {
  threads: readonly ThreadSummary[];
  networkName: string;
  ownId: string | null;
  onMore?: (() => void) | undefined;
  isAdding: boolean;
};

export function ThreadList({ threads, networkName, ownId, onMore, isAdding }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <SheetList aria-label={t('mailbox.list')}>
        {threads.map((thread) => (
          <ThreadItem key={thread.threadId} thread={thread} networkName={networkName} ownId={ownId} />
        ))}
      </SheetList>
      <ShowMore
        label={t('mailbox.more')}
        ids={threads.map(({ threadId }) => threadLinkIdOf(threadId))}
        onMore={onMore}
        isAdding={isAdding}
      />
    </>
  );
}
