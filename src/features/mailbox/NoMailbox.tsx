import { useTranslation } from 'react-i18next';

/** How many messages wait, where a back end lets nobody read them here. */
export function NoMailbox({ unread }: { unread: number | null }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('mailbox.text')}</p>
      {unread !== null && <p>{unread === 0 ? t('home.messages.none') : t('mailbox.unread', { count: unread })}</p>}
    </>
  );
}
