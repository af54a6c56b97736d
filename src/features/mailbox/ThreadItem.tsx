import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { ThreadSummary } from '../../../contract/mailbox.ts';
import { kept, Marked } from '../../i18n/Marked';
import { Tag } from '../../ui';
import { focusRing } from '../../ui/theme/mixins';
import { color, space, type } from '../../ui/theme/tokens';
import { ThreadLink } from './ThreadLink';
import { useMoment } from './useMoment';
import { nameOf, usePartyText } from './usePartyText';

const Row = styled.li<{ $unread: boolean }>`
  display: grid;
  gap: ${space.xs};
  padding: ${space.l};
  border-block-start: 1px solid ${color.line};
  border-inline-start: 6px solid ${({ $unread }) => ($unread ? color.primary : 'transparent')};
  background: ${color.surface};
  /* A list grows by pages for as long as one asks for more: what is out of sight is not drawn. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 8rem;
  a {
    padding-block: ${space.s};
    font-size: ${type.lead};
    font-weight: ${({ $unread }) => ($unread ? 700 : 550)};
    overflow-wrap: anywhere;
    ${focusRing}
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.l};
  color: ${color.inkSoft};
  font-size: ${type.small};
`;

export const threadLinkIdOf = (threadId: string): string => `thread-${threadId}`;

type Props = { thread: ThreadSummary; networkName: string; ownId: string | null };

export function ThreadItem({ thread, networkName, ownId }: Props) {
  const { t } = useTranslation();
  const textOf = usePartyText(networkName);
  const { shortMomentOf } = useMoment();
  const { aboutPatient, from, messages, sentAt, threadId, unread } = thread;
  const name = aboutPatient.patientId === ownId ? '' : nameOf(aboutPatient);
  const about = name && t('mailbox.about', { name: kept(name) });
  const moment = shortMomentOf(sentAt);
  const news = unread > 0 && (messages === 1 ? t('mailbox.unread.only') : t('mailbox.unread.tag', { count: unread }));
  return (
    <Row $unread={unread > 0}>
      <Line aria-hidden>
        <span>{textOf(from)}</span>
        <time dateTime={sentAt} translate="no">
          {moment}
        </time>
      </Line>
      <ThreadLink id={threadLinkIdOf(threadId)} thread={thread} more={[news, textOf(from), kept(moment), about]} />
      {about !== '' && (
        <p aria-hidden>
          <Marked text={about} />
        </p>
      )}
      {news !== false && (
        <div aria-hidden>
          <Tag tone="info">{news}</Tag>
        </div>
      )}
      {messages > 1 && <Line>{t('mailbox.messages', { count: messages })}</Line>}
    </Row>
  );
}
