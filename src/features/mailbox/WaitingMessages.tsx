import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import type { ThreadSummary } from '../../../contract/mailbox.ts';
import { useGetUserQuery } from '../../api/profileApi';
import { useListThreadsInfiniteQuery } from '../../api/threadsApi';
import { languageOf } from '../../lib/languageOf';
import { toThread } from '../../lib/paths';
import { useAppSelector } from '../../store/hooks';
import { Card, Pause, Unseen } from '../../ui';
import { color, space, type } from '../../ui/theme/tokens';
import { selectUnread } from './mailboxSlice';
import { useMoment } from './useMoment';
import { nameOf, usePartyText } from './usePartyText';
import { inboxOf } from './useUnreadAbout';

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

type Props = { aboutPatient: string | null; personName: string | undefined; networkName: string };

export function WaitingMessages({ aboutPatient, personName, networkName }: Props) {
  const { t } = useTranslation();
  const textOf = usePartyText(networkName);
  const { shortMomentOf } = useMoment();
  const unread = useAppSelector(selectUnread);
  const { data: profile } = useGetUserQuery();
  const wanted = inboxOf(aboutPatient);
  const { currentData } = useListThreadsInfiniteQuery(wanted, { skip: !unread, refetchOnMountOrArgChange: true });
  const waiting =
    currentData?.pages
      .flatMap(({ threads }) => threads)
      .filter((thread) => thread.unread > 0)
      .slice(0, maxShown) ?? [];
  const aboutText = (about: ThreadSummary['aboutPatient']) =>
    profile === undefined || about.patientId === profile.patientId ? '' : t('mailbox.about', { name: nameOf(about) });
  if (!unread || waiting.length === 0) return null;
  return (
    <Card>
      <h2>{personName === undefined ? t('mailbox.waiting') : t('mailbox.waiting.for', { name: personName })}</h2>
      <List>
        {waiting.map(({ aboutPatient: about, from, sentAt, subject, threadId }) => (
          <li key={threadId}>
            <Link to={toThread(threadId)}>
              <span lang={languageOf(subject)}>
                {subject}
                <Pause>,</Pause>
              </span>
              <Unseen>{[textOf(from), shortMomentOf(sentAt), aboutText(about)].filter(Boolean).join(', ')}</Unseen>
            </Link>
            {aboutText(about) !== '' && <p aria-hidden>{aboutText(about)}</p>}
            <p aria-hidden>
              {textOf(from)}, <time dateTime={sentAt}>{shortMomentOf(sentAt)}</time>
            </p>
          </li>
        ))}
      </List>
    </Card>
  );
}
