import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { EmptyState } from '../../ui';

/** There before its words, which are then read out; without them it takes no room above the list. */
const Spoken = styled.div`
  &:empty {
    position: absolute;
  }
`;

type Props = {
  /** How many threads are on screen; nothing while nobody searched, or before the answer. */
  count: number | undefined;
  hasMore: boolean;
};

/** What came of a search: how many threads, or that there are none and what to try. The focus stays in the search, so it is said. */
export function SearchFound({ count, hasMore }: Props) {
  const { t } = useTranslation();
  return (
    <Spoken role="status">
      {count === 0 && <EmptyState title={t('mailbox.empty.search')} text={t('mailbox.empty.search.hint')} />}
      {count !== undefined && count > 0 && (
        <p>{hasMore ? t('mailbox.foundSoFar', { count }) : t('mailbox.found', { count })}</p>
      )}
    </Spoken>
  );
}
