import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useTold } from '../../i18n/useTold';
import type { WatchedAlert } from '../../api/alertAnswers';
import { deviceTimeZone } from '../../lib/clinicTime';
import { beside, listed } from '../../lib/lists';
import { paths, toAppointment } from '../../lib/paths';
import { anySlot, type SearchChoice } from '../../scheduling/search/searchChoice';
import { writeStep } from '../../scheduling/search/searchQuery';
import { useSearchSummary } from '../../scheduling/search/useSearchSummary';
import { useClinicTime } from '../../scheduling/text/useClinicTime';
import { useCodeText } from '../../scheduling/text/useCodeText';
import { ButtonLink, Card, Note, Tag } from '../../ui';
import { EndAlert } from './EndAlert';

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

const weekdayOf = (day: number) => weekdays[day - 1] ?? '1';

const choiceOf = ({ criteria }: WatchedAlert): SearchChoice => ({
  ...anySlot,
  careType: criteria.careType ?? null,
  from: criteria.from ?? null,
  to: criteria.to ?? null,
  dayParts: criteria.dayParts ?? [],
  weekdays: criteria.weekdays ?? [],
  clinicIds: criteria.clinicIds ?? [],
  near: criteria.near && 'postalCode' in criteria.near ? criteria.near.postalCode.slice(0, 3) : null,
  radiusKm: criteria.radiusKm ?? null,
  modes: criteria.modes ?? [],
  languages: criteria.languages ?? [],
});

const useAlertText = (alert: WatchedAlert) => {
  const { t } = useTranslation();
  const { dateTimeOf } = useClinicTime();
  const { reason, mode } = useCodeText();
  const { criteria, missedAt, state } = alert;
  const lists = [
    (criteria.dayParts ?? []).map((part) => t(`dayPart.${part}`)),
    (criteria.weekdays ?? []).map((day) => t(`weekday.${weekdayOf(day)}`)),
    (criteria.modes ?? []).map(mode),
  ].map(listed);
  const what = criteria.careType
    ? t(`careType.${criteria.careType}`)
    : criteria.raisonVisite
      ? reason(criteria.raisonVisite)
      : t('alert.any');
  return {
    what,
    where: useSearchSummary(choiceOf(alert)),
    more: beside(lists),
    missed:
      missedAt !== undefined && state === 'waiting'
        ? t('alert.missed', { when: dateTimeOf({ start: missedAt, timeZone: deviceTimeZone() }) })
        : undefined,
  };
};

const tones = { waiting: 'info', offered: 'success', met: 'success', ended: 'quiet' } as const;

export const isLive = ({ state }: WatchedAlert): boolean => state === 'waiting' || state === 'offered';

type Props = {
  alert: WatchedAlert;
  personName: string | undefined;
  onEnded: () => void;
};

export function AlertCard({ alert, personName, onEnded }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const titleId = useId();
  const { alertId, state, reservationId } = alert;
  const { what, where, more, missed } = useAlertText(alert);
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Tag tone={tones[state]}>{t(`alert.state.${state}`)}</Tag>
      <div>
        <h2 id={titleId}>{what}</h2>
        {personName !== undefined && <p>{told('alert.for', { name: personName })}</p>}
        <p>{where}</p>
        {more !== '' && <p>{more}</p>}
        {reservationId !== null && <p>{t('alert.earlier')}</p>}
      </div>
      {missed !== undefined && <Note icon="clock">{missed}</Note>}
      {state === 'met' && <p>{t('alert.met.text')}</p>}
      {state === 'ended' && <p>{t('alert.ended.text')}</p>}
      {state === 'ended' && reservationId === null && (
        <div>
          <ButtonLink
            to={`${paths.newAppointment}?${writeStep('search', { ...choiceOf(alert), from: null, to: null })}`}
            look="secondary"
          >
            {t('alert.searchAgain')}
          </ButtonLink>
        </div>
      )}
      {reservationId !== null && (
        <div>
          <ButtonLink to={toAppointment(reservationId)} look="quiet">
            {t('alert.seeVisit')}
          </ButtonLink>
        </div>
      )}
      <EndAlert
        alertId={alertId}
        describedBy={titleId}
        personName={personName}
        isLive={isLive(alert)}
        onEnded={onEnded}
      />
    </Card>
  );
}
