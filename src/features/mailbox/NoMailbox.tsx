import { useTranslation } from 'react-i18next';

/** For a back end without a mailbox. */
export function NoMailbox({ unread }: { unread: number | null }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('mailbox.text')}</p>
      {unread !== null && <p>{unread === 0 ? t('home.messages.none') : t('mailbox.unread', { count: unread })}</p>}
    </>
  );
}
