import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { AccessEvent } from '../../../contract/accessLog.ts';
import { quebecZone } from '../../../contract/quebec.ts';
import { staffRoles } from '../../../contract/staffRoles.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { useTold } from '../../i18n/useTold';
import { capitalised } from '../../lib/capitalised';
import { tellTime, formatDate } from '../../lib/clinicTime';
import { SheetList, ShowMore, Stack } from '../../ui';
import { color, space, type } from '../../ui/theme/tokens';
import { logDays, type LogAct } from './logDays';

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

/** Of the first event: an act that older ones join is new to the focus. */
const accessLineIdOf = ({ first }: LogAct): string => `access-${first.eventId}`;

type LineProps = { act: LogAct; isOwn: boolean; isDayWhole: boolean };

function AccessLine({ act, isOwn, isDayWhole }: LineProps) {
  const { actionText, actorText } = useLogText(isOwn);
  const told = useTold();
  const lang = useLanguage();
  const { latest, first, times } = act;
  const timeOf = ({ at }: AccessEvent) => tellTime(at, { timeZone: quebecZone, lang });
  return (
    <Row id={accessLineIdOf(act)} tabIndex={-1}>
      <p>
        <time dateTime={latest.at} translate="no">
          {timeOf(latest)}
        </time>{' '}
        <strong>{actionText(latest)}</strong>
      </p>
      <Soft>
        <span>{actorText(latest)}</span>
        {latest.device !== '' && <span>{latest.device}</span>}
        {times > 1 &&
          told(
            isDayWhole ? 'accessLog.repeated' : 'accessLog.repeatedSoFar',
            { time: timeOf(first) },
            { count: times },
          )}
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
  const days = logDays(events);
  return (
    <Stack $gap="xl">
      {days.map(({ date, acts }, at) => (
        <Stack as="section" key={date} aria-label={dayText(date, today)}>
          <h2 tabIndex={-1}>{shownDay(date, today)}</h2>
          <SheetList as="ol">
            {acts.map((act) => (
              <AccessLine
                key={act.latest.eventId}
                act={act}
                isOwn={isOwn}
                isDayWhole={onOlder === undefined || at < days.length - 1}
              />
            ))}
          </SheetList>
        </Stack>
      ))}
      <ShowMore
        label={t('accessLog.older')}
        ids={days.flatMap(({ acts }) => acts.map(accessLineIdOf))}
        onMore={onOlder}
        isAdding={isAdding}
      />
    </Stack>
  );
}
