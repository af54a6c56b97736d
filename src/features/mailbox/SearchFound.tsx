import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { EmptyState, saysWhole } from '../../ui';

/** A live region must exist before its text; empty, it takes no room. */
const Spoken = styled.div`
  &:empty {
    position: absolute;
  }
`;

type Props = {
  /** Undefined before a search or its answer. */
  count: number | undefined;
  hasMore: boolean;
};

/** Announced, as focus stays in the search field. */
export function SearchFound({ count, hasMore }: Props) {
  const { t } = useTranslation();
  return (
    <Spoken {...saysWhole}>
      {count === 0 && <EmptyState title={t('mailbox.empty.search')} text={t('mailbox.empty.search.hint')} />}
      {count !== undefined && count > 0 && (
        <p>{hasMore ? t('mailbox.foundSoFar', { count }) : t('mailbox.found', { count })}</p>
      )}
    </Spoken>
  );
}
