import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { missedIn } from '../../api/capability';
import { useListThreadsInfiniteQuery } from '../../api/threadsApi';
import { kept } from '../../i18n/Marked';
import { useTold } from '../../i18n/useTold';
import { useAppSelector } from '../../store/hooks';
import { Card, TaskMissed } from '../../ui';
import { color, space, type } from '../../ui/theme/tokens';
import { selectUnread } from './mailboxSlice';
import { ThreadLink } from './ThreadLink';
import { useMoment } from './useMoment';
import { usePartyText } from './usePartyText';

const List = styled.ul`
  display: grid;
  gap: ${space.m};
  list-style: none;
  a {
    display: inline-block;
    padding-block: ${space.s};
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  p {
    color: ${color.inkSoft};
    font-size: ${type.small};
  }
`;

const maxShown = 3;

type Props = { aboutPatient: string | null; networkName: string };

export function WaitingMessages({ aboutPatient, networkName }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const textOf = usePartyText(networkName);
  const { shortMomentOf } = useMoment();
  const unread = useAppSelector(selectUnread);
  const wanted = { folder: 'inbox', ...(aboutPatient !== null && { aboutPatient }) } as const;
  const { currentData, error, refetch } = useListThreadsInfiniteQuery(wanted, {
    skip: !unread,
    refetchOnMountOrArgChange: true,
  });
  const missed = missedIn({ data: currentData, error });
  const waiting =
    currentData?.pages
      .flatMap(({ threads }) => threads)
      .filter((thread) => thread.unread > 0)
      .slice(0, maxShown) ?? [];
  if (unread && missed)
    return <TaskMissed icon="message" label={t('mailbox.waiting')} error={missed} onRetry={refetch} />;
  if (!unread || waiting.length === 0) return null;
  return (
    <Card>
      <h2>{t('mailbox.waiting')}</h2>
      <List>
        {waiting.map((thread) => (
          <li key={thread.threadId}>
            <ThreadLink thread={thread} more={[textOf(thread.from), kept(shortMomentOf(thread.sentAt))]} />
            <p aria-hidden>
              {told('mailbox.waiting.from', { party: textOf(thread.from), moment: shortMomentOf(thread.sentAt) })}
            </p>
          </li>
        ))}
      </List>
    </Card>
  );
}
