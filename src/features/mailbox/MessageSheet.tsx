import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import type { Message } from '../../../contract/mailbox.ts';
import { paths, toAppointment } from '../../lib/paths';
import { Card, Cluster, LinkLine } from '../../ui';
import { color, type } from '../../ui/theme/tokens';
import { AttachedFiles } from './AttachedFiles';
import { MessageText } from './MessageText';
import { useMoment } from './useMoment';
import { usePartyText } from './usePartyText';

const Head = styled.header`
  h2 {
    font-size: ${type.h3};
  }
  p {
    color: ${color.inkSoft};
    font-size: ${type.small};
  }
`;

type Props = {
  message: Message;
  networkName: string;
  fileAddress: (attachmentId: string) => string;
  /** The present state, whatever the message said. */
  appointmentState: (appointmentId: string) => ReactNode;
};

export function MessageSheet({ message, networkName, fileAddress, appointmentState }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const textOf = usePartyText(networkName);
  const { momentOf } = useMoment();
  const { appointmentId, attachments, body, from, kind, sentAt, to } = message;
  return (
    <Card as="article" aria-labelledby={id}>
      <Head>
        <h2 id={id}>{textOf(from)}</h2>
        {from.kind === 'me' && <p>{t('mailbox.to', { name: textOf(to) })}</p>}
        <p>
          <time dateTime={sentAt}>{momentOf(sentAt)}</time>
        </p>
      </Head>
      <MessageText body={body} />
      <AttachedFiles files={attachments} addressOf={fileAddress} />
      {appointmentId !== undefined && (
        <Cluster>
          <Link to={toAppointment(appointmentId)}>{t('mailbox.toVisit')}</Link>
          {appointmentState(appointmentId)}
        </Cluster>
      )}
      {kind === 'alert' && (
        <LinkLine>
          <Link to={paths.alerts}>{t('watch.see')}</Link>
        </LinkLine>
      )}
    </Card>
  );
}
