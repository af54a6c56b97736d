import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { AccessEvent } from '../../../contract/accessLog.ts';
import { quebecZone } from '../../../contract/quebec.ts';
import { staffRoles } from '../../../contract/staffRoles.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { useTold } from '../../i18n/useTold';
import { capitalised } from '../../lib/capitalised';
import { tellTime, calendarDateOf, formatDate } from '../../lib/clinicTime';
import { SheetList, ShowMore, Stack } from '../../ui';
import { color, space, type } from '../../ui/theme/tokens';

const nameOf = ({ firstName, lastName }: AccessEvent['actor']): string =>
  [firstName, lastName].filter(Boolean).join(' ');

const useLogText = (isOwn: boolean) => {
  const { t } = useTranslation();
  const told = useTold();
  const lang = useLanguage();

  /** Omits an obvious capacity. */
  const actorText = ({ actor, capacity }: AccessEvent): string => {
    const name = nameOf(actor) || t(`accessLog.actor.${actor.kind}`);
    const { clinicName: clinic } = actor;
    const role = staffRoles.find((known) => known === actor.role);
    if (role !== undefined && typeof clinic === 'string')
      return t('accessLog.by.staff', { name, role: t(`accessLog.role.${role}`), clinic });
    if (actor.kind !== 'person') return name;
    if (capacity === 'self') return t('accessLog.by.self', { name });
    return t(isOwn ? 'accessLog.by.delegate' : 'accessLog.by.other', { name });
  };

  return {
    actorText,
    actionText: ({ action }: AccessEvent): string => t(`accessLog.action.${action}`),
    /** « Aujourd’hui, vendredi 20 novembre ». */
    dayText: (day: string, today: string): string => {
      const date = formatDate(day, lang, { year: day.slice(0, 4) !== today.slice(0, 4) });
      return day === today ? t('day.today', { date }) : capitalised(date);
    },
    shownDay: (day: string, today: string): ReactNode => {
      const date = formatDate(day, lang, { year: day.slice(0, 4) !== today.slice(0, 4) });
      if (day === today) return told('day.today', { date });
      return <span translate="no">{capitalised(date)}</span>;
    },
  };
};

type LogDay = { date: string; events: AccessEvent[] };

/** By day in Quebec. */
const logDays = (events: readonly AccessEvent[]): LogDay[] => {
  const days: LogDay[] = [];
  for (const event of events) {
    const date = calendarDateOf(event.at, quebecZone);
    const last = days.at(-1);
    if (last?.date === date) last.events.push(event);
    else days.push({ date, events: [event] });
  }
  return days;
};

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

const accessLineIdOf = (eventId: string): string => `access-${eventId}`;

function AccessLine({ event, isOwn }: { event: AccessEvent; isOwn: boolean }) {
  const { actionText, actorText } = useLogText(isOwn);
  const lang = useLanguage();
  return (
    <Row id={accessLineIdOf(event.eventId)} tabIndex={-1}>
      <p>
        <time dateTime={event.at} translate="no">
          {tellTime(event.at, { timeZone: quebecZone, lang })}
        </time>{' '}
        <strong>{actionText(event)}</strong>
      </p>
      <Soft>
        <span>{actorText(event)}</span>
        {event.device !== '' && <span>{event.device}</span>}
      </Soft>
    </Row>
  );
}

type Props = {
  events: readonly AccessEvent[];
  isOwn: boolean;
  /** In Quebec. */
  today: string;
  onOlder?: (() => void) | undefined;
  isAdding: boolean;
};

export function AccessDays({ events, isOwn, today, onOlder, isAdding }: Props) {
  const { t } = useTranslation();
  const { dayText, shownDay } = useLogText(isOwn);
  return (
    <Stack $gap="xl">
      {logDays(events).map(({ date, events: lines }) => (
        <Stack as="section" key={date} aria-label={dayText(date, today)}>
          <h2 tabIndex={-1}>{shownDay(date, today)}</h2>
          <SheetList as="ol">
            {lines.map((event) => (
              <AccessLine key={event.eventId} event={event} isOwn={isOwn} />
            ))}
          </SheetList>
        </Stack>
      ))}
      <ShowMore
        label={t('accessLog.older')}
        ids={events.map(({ eventId }) => accessLineIdOf(eventId))}
        onMore={onOlder}
        isAdding={isAdding}
      />
    </Stack>
  );
}
