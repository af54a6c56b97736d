import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import type { StaffOpening } from '../../../contract/staff.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { useServerMessage } from '../../i18n/useServerMessage';
import { addDays, calendarDateOf, formatDate, formatDateTime } from '../../lib/clinicTime';
import { EmptyState, NoAnswer, Outcome, Skeleton, ViewLinks } from '../../ui';
import { useMoveAppointmentMutation, useShowOpeningsQuery } from '../careApi';
import { moveAt } from '../staffPaths';
import { useActKeys } from '../useActKeys';
import { AppointmentPage, type OnDay } from './AppointmentPage';
import { useBackToDay } from './backOnDay';
import { MoveDialog } from './MoveDialog';
import { Openings } from './Openings';

const useMove = ({ appointment, asked, clinic: { timeZone } }: OnDay, onRefused: () => void) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [send, { isLoading, originalArgs }] = useMoveAppointmentMutation();
  const [refused, setRefused] = useState<{
    error: Parameters<ReturnType<typeof useServerMessage>>[0];
    times: number;
  }>();
  const backToDay = useBackToDay(asked);
  const keyOf = useActKeys();
  const move = async ({ slotId, startsAt: to }: StaffOpening, offersAgain: boolean): Promise<void> => {
    const { name, reservationId, startsAt } = appointment;
    const key = keyOf([slotId, startsAt, offersAgain].join(' '));
    const { error } = await send({ reservationId, startsAt, slotId, to, offersAgain, day: asked, key });
    if (error) {
      onRefused();
      setRefused((before) => ({ error, times: (before?.times ?? 0) + 1 }));
      return;
    }
    await backToDay(reservationId, t('staff.move.done', { name, when: formatDateTime(to, { timeZone, lang }) }));
  };
  return { move, refused, sending: isLoading ? originalArgs?.offersAgain : undefined };
};

const useWeeks = ({ appointment: { reservationId }, asked, clinic: { timeZone } }: OnDay) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [params] = useSearchParams();
  const today = calendarDateOf(new Date().toISOString(), timeZone);
  const at = params.get('week') === '2' ? 1 : 0;
  const weeks = [0, 1].map((week) => {
    const [from, to] = [addDays(today, 7 * week), addDays(today, 7 * week + 6)];
    const [first = '', last = ''] = [from, to].map((date) => formatDate(date, lang, { weekday: false, year: false }));
    const path = moveAt({ ...asked, reservationId });
    return {
      from,
      to,
      link: { to: week === 1 ? `${path}&week=2` : path, label: t('staff.move.week', { first, last }) },
    };
  });
  const [first, second] = weeks;
  const shown = at === 1 ? second : first;
  return {
    links: weeks.map(({ link }) => link),
    current: shown?.link.to ?? '',
    isShown: ({ startsAt }: StaffOpening): boolean => {
      const date = calendarDateOf(startsAt, timeZone);
      return shown !== undefined && date >= shown.from && date <= shown.to;
    },
  };
};

function Choice(found: OnDay) {
  const { t } = useTranslation();
  const words = useServerMessage();
  const { appointment, clinic } = found;
  const { currentData, error, isFetching, refetch } = useShowOpeningsQuery(appointment.reservationId);
  const [chosen, setChosen] = useState<StaffOpening>();
  const close = () => {
    setChosen(undefined);
  };
  const { move, refused, sending } = useMove(found, close);
  const weeks = useWeeks(found);
  const openings = currentData?.openings.filter(weeks.isShown);
  return (
    <>
      {refused && (
        <Outcome key={refused.times} tone="error">
          <p>{words(refused.error)}</p>
        </Outcome>
      )}
      <ViewLinks label={t('staff.move.weeks')} current={weeks.current} views={weeks.links} />
      {error && !isFetching && (
        <NoAnswer
          error={error}
          onRetry={() => {
            void refetch();
          }}
        />
      )}
      {currentData === undefined && isFetching && <Skeleton cards={2} />}
      {openings?.length === 0 && <EmptyState title={t('staff.move.none.title')} text={t('staff.move.none.text')} />}
      {openings && <Openings openings={openings} timeZone={clinic.timeZone} onChoose={setChosen} />}
      {chosen && (
        <MoveDialog
          appointment={appointment}
          clinic={clinic}
          opening={chosen}
          sending={sending}
          onKeep={close}
          onMove={(offersAgain) => {
            void move(chosen, offersAgain);
          }}
        />
      )}
    </>
  );
}

export function MovePage() {
  return <AppointmentPage page="move">{(found) => <Choice {...found} />}</AppointmentPage>;
}
