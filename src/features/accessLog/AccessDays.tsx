import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { AccessEvent } from '../../../contract/accessLog.ts';
import { quebecZone } from '../../../contract/quebec.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { actionKey } from '../../lib/actionKey';
import { tellTime, calendarDateOf, formatDate } from '../../lib/clinicTime';
import { SheetList, ShowMore, Stack } from '../../ui';
import { color, space, type } from '../../ui/theme/tokens';

const nameOf = ({ firstName, lastName }: AccessEvent['actor']): string =>
  [firstName, lastName].filter(Boolean).join(' ');

const useLogText = (isOwn: boolean) => {
  const { t } = useTranslation();
  const lang = useLanguage();

  const actorText = ({ actor, capacity }: AccessEvent): string => {
    const own = nameOf(actor);
    const name = own || t(`accessLog.actor.${actor.kind}`);
    if (actor.role && actor.clinicName)
      return t('accessLog.by.staff', { name, role: t(`accessLog.role.${actor.role}`), clinic: actor.clinicName });
    if (actor.kind === 'clinic' && own !== '') return t('accessLog.by.clinic', { name });
    if (actor.kind !== 'person') return name;
    if (capacity === 'self') return t('accessLog.by.self', { name });
    return t(isOwn ? 'accessLog.by.delegate' : 'accessLog.by.other', { name });
  };

  return {
    actorText,
    actionText: ({ action, capacity }: AccessEvent): string =>
      t(actionKey({ action, isClinics: capacity === 'clinic' })),
    dayText: (day: string, today: string): string => {
      const date = formatDate(day, lang, { year: day.slice(0, 4) !== today.slice(0, 4) });
      return day === today ? t('day.today', { date }) : date.charAt(0).toUpperCase() + date.slice(1);
    },
  };
};

type LogDay = { date: string; events: AccessEvent[] };

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
  const { t } = useTranslation();
  const { actionText, actorText } = useLogText(isOwn);
  const lang = useLanguage();
  const [first, last] = [event.firstAt ?? event.at, event.at].map((at) => tellTime(at, { timeZone: quebecZone, lang }));
  const times = event.count ?? 1;
  return (
    <Row id={accessLineIdOf(event.eventId)} tabIndex={-1}>
      <p>
        {first !== last && (
          <>
            <time dateTime={event.firstAt}>{first}</time> {t('accessLog.until')}{' '}
          </>
        )}
        <time dateTime={event.at}>{last}</time> <strong>{actionText(event)}</strong>
      </p>
      <Soft>
        <span>{actorText(event)}</span>
        {times > 1 && <span>{t('accessLog.times', { count: times })}</span>}
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
  const { dayText } = useLogText(isOwn);
  return (
    <Stack $gap="xl">
      {logDays(events).map(({ date, events: lines }) => (
        <Stack as="section" key={date} aria-label={dayText(date, today)}>
          <h2 tabIndex={-1}>{dayText(date, today)}</h2>
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
