import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { folders } from '../../contract/catalogues.ts';
import { isAbsent, selectIsOffered, unlessRefused } from '../api/capability';
import { useCountUnreadQuery } from '../api/mailboxApi';
import { useGetUserQuery } from '../api/profileApi';
import { useListThreadsInfiniteQuery } from '../api/threadsApi';
import { selectBrand } from '../features/config/configSlice';
import { useActedFor } from '../features/dependents/useActedFor';
import { FolderNav } from '../features/mailbox/FolderNav';
import { MessagesNotShared } from '../features/mailbox/MessagesNotShared';
import { NoMailbox } from '../features/mailbox/NoMailbox';
import { selectUnread } from '../features/mailbox/mailboxSlice';
import { SearchFound } from '../features/mailbox/SearchFound';
import { ThreadList } from '../features/mailbox/ThreadList';
import { ThreadSearch } from '../features/mailbox/ThreadSearch';
import { useLanguage } from '../i18n/useLanguage';
import { paths } from '../lib/paths';
import { isPartOf } from '../lib/searchable';
import { useAppSelector } from '../store/hooks';
import { ButtonLink, EmptyState, Page, RetryAlert, Skeleton } from '../ui';
import { NetworkPhone } from './NetworkPhone';

function Mailbox() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [q, setQ] = useState('');
  const wanted = useSearchParams()[0].get('folder');
  const folder = folders.find((name) => name === wanted) ?? 'inbox';
  const { person } = useActedFor();
  const unread = useAppSelector(selectUnread);
  useCountUnreadQuery(undefined, { refetchOnMountOrArgChange: true });
  const networkName = useAppSelector(selectBrand).name[lang];
  const mayWrite = useAppSelector(selectIsOffered('listWritableClinics', 'sendMessage'));
  const { data: profile } = useGetUserQuery();
  const {
    currentData: known,
    error,
    fetchNextPage,
    hasNextPage,
    isFetching,
    refetch,
  } = useListThreadsInfiniteQuery(
    {
      folder,
      ...(person && { aboutPatient: person.patientId }),
      ...(q !== '' && { q, ...(isPartOf(q, networkName) && { network: 'true' }) }),
    },
    { refetchOnMountOrArgChange: true },
  );
  const currentData = unlessRefused(known, error);
  const threads = currentData?.pages.flatMap((page) => page.threads) ?? [];
  // One person's count differs from the overall.
  const waiting = person ? currentData?.pages[0]?.unread : unread;
  const title = waiting ? t('mailbox.title.unread', { count: waiting }) : t('mailbox.title');

  // Another back end has no threads (product §8).
  if (error && isAbsent(error)) {
    return (
      <Page title={title} back={{ to: paths.home, label: t('header.home') }}>
        <NoMailbox unread={unread} />
        <NetworkPhone />
      </Page>
    );
  }
  return (
    <Page title={title} back={{ to: paths.home, label: t('header.home') }}>
      {mayWrite && (
        <div>
          <ButtonLink to={paths.newMessage}>{t('mailbox.write')}</ButtonLink>
        </div>
      )}
      <FolderNav current={folder} />
      <ThreadSearch text={q} onSearch={setQ} />
      <SearchFound count={q === '' || !currentData ? undefined : threads.length} hasMore={hasNextPage} />
      {error && <RetryAlert error={error} onRetry={refetch} />}
      {!currentData && isFetching && <Skeleton cards={3} />}
      {currentData && threads.length === 0 && q === '' && (
        <EmptyState title={t(`mailbox.empty.${folder}`)} text={t(`mailbox.empty.${folder}.hint`)} />
      )}
      {threads.length > 0 && (
        <ThreadList
          threads={threads}
          networkName={networkName}
          ownId={profile?.patientId ?? null}
          onMore={
            hasNextPage
              ? () => {
                  void fetchNextPage();
                }
              : undefined
          }
          isAdding={isFetching}
        />
      )}
    </Page>
  );
}

export function MailboxPage() {
  const { seesMessages, isLoading } = useActedFor();
  return seesMessages || isLoading ? <Mailbox /> : <MessagesNotShared />;
}
