import { useTranslation } from 'react-i18next';

import type { WatchedAlert } from '../../api/alertAnswers';
import { deviceTimeZone } from '../../lib/clinicTime';
import { anySlot, type SearchChoice } from '../../scheduling/search/searchChoice';
import { useClinicTime } from '../../scheduling/text/useClinicTime';
import { useCodeText } from '../../scheduling/text/useCodeText';
import { useSearchSummary } from '../../scheduling/search/useSearchSummary';

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** The key of an ISO weekday. */
const weekdayOf = (day: number) => weekdays[day - 1] ?? '1';

/** The criteria as a search would have them, so that they are told in the same words and can be searched again. */
export const choiceOf = ({ criteria }: WatchedAlert): SearchChoice => ({
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

/** What an alert looks for and how it stands, in words. */
export const useAlertText = (alert: WatchedAlert) => {
  const { t } = useTranslation();
  const { dateTimeOf } = useClinicTime();
  const { reason, mode } = useCodeText();
  const { criteria, missedAt, state } = alert;
  const lists = [
    (criteria.dayParts ?? []).map((part) => t(`dayPart.${part}`)),
    (criteria.weekdays ?? []).map((day) => t(`weekday.${weekdayOf(day)}`)),
    (criteria.modes ?? []).map(mode),
  ].map((text) => text.join(', '));
  const what = criteria.careType
    ? t(`careType.${criteria.careType}`)
    : criteria.raisonVisite
      ? reason(criteria.raisonVisite)
      : t('alert.any');
  return {
    what,
    where: useSearchSummary(choiceOf(alert)),
    more: lists.filter((text) => text !== '').join(' · '),
    missed:
      missedAt !== undefined && state === 'waiting'
        ? t('alert.missed', { when: dateTimeOf({ start: missedAt, timeZone: deviceTimeZone() }) })
        : undefined,
  };
};
