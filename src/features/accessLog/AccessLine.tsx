import styled from 'styled-components';

import type { AccessEvent } from '../../../contract/accessLog.ts';
import { quebecZone } from '../../../contract/quebec.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { formatTime } from '../../lib/clinicTime';
import { color, space, type } from '../../ui/theme/tokens';
import { useLogText } from './useLogText';

const Row = styled.li`
  display: grid;
  gap: ${space.xs};
  padding: ${space.m} ${space.l};
  border-block-start: 1px solid ${color.line};
  overflow-wrap: anywhere;
  strong {
    font-weight: 600;
  }
`;

const Soft = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.l};
  color: ${color.inkSoft};
  font-size: ${type.small};
`;

/** Where a line stands in the document, so that the focus can be put on it. */
export const accessLineIdOf = (eventId: string): string => `access-${eventId}`;

/** One line of the log: when and what, by whom, on what kind of device. */
export function AccessLine({ event, isOwn }: { event: AccessEvent; isOwn: boolean }) {
  const { actionText, actorText } = useLogText(isOwn);
  const lang = useLanguage();
  return (
    <Row id={accessLineIdOf(event.eventId)} tabIndex={-1}>
      <p>
        <time dateTime={event.at}>{formatTime(event.at, { timeZone: quebecZone, lang })}</time>{' '}
        <strong>{actionText(event)}</strong>
      </p>
      <Soft>
        <span>{actorText(event)}</span>
        {event.device !== '' && <span>{event.device}</span>}
      </Soft>
    </Row>
  );
}
