import { useTranslation } from 'react-i18next';

import { Button } from './Button';

type Props = {
  label: string;
  /** Asks for the next page; nothing when this is all. */
  onMore?: (() => void) | undefined;
  isAdding: boolean;
};

/** The way to the next page of a list. */
export function ShowMore({ label, onMore, isAdding }: Props) {
  const { t } = useTranslation();
  if (onMore === undefined) return null;
  return <div><Button look="secondary" busy={isAdding && t('common.loading')} onPress={onMore}>{label}</Button></div>;
}
