import { useTranslation } from 'react-i18next';

import type { AccessEvent } from '../../../contract/accessLog.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDate } from '../../lib/clinicTime';

const nameOf = ({ firstName, lastName }: AccessEvent['actor']): string =>
  [firstName, lastName].filter(Boolean).join(' ');

export const useLogText = (isOwn: boolean) => {
  const { t } = useTranslation();
  const lang = useLanguage();

  /** Omits an obvious capacity. */
  const actorText = ({ actor, capacity }: AccessEvent): string => {
    const name = nameOf(actor) || t(`accessLog.actor.${actor.kind}`);
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
      return day === today ? t('day.today', { date }) : date.charAt(0).toUpperCase() + date.slice(1);
    },
  };
};
