import { useTranslation } from 'react-i18next';

import { Button } from './Button';
import { useFirstNew } from './useFirstNew';

type Props = {
  label: string;
  /** Element ids of rows or focus targets. */
  ids: readonly string[];
  onMore?: (() => void) | undefined;
  isAdding: boolean;
};

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
