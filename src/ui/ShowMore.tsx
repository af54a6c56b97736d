import { useTranslation } from 'react-i18next';

import { Button } from './Button';
import { useFirstNew } from './useFirstNew';

type Props = {
  label: string;
  /** The ids that the lines have in the document, or what takes the focus in each. */
  ids: readonly string[];
  /** Asks for the next page; nothing when this is all. */
  onMore?: (() => void) | undefined;
  isAdding: boolean;
};

/** The way to the next page of a list, and to its first line once it came. */
export function ShowMore({ label, ids, onMore, isAdding }: Props) {
  const { t } = useTranslation();
  const goToNew = useFirstNew(ids);
  if (onMore === undefined) return null;
  const addMore = () => {
    goToNew();
    onMore();
  };
  return (
    <div>
      <Button look="secondary" busy={isAdding && t('common.loading')} onPress={addMore}>
        {label}
      </Button>
    </div>
  );
}
