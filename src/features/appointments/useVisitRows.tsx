import { useTranslation } from 'react-i18next';

import type { Reservation, Space } from '../../../contract/appointments.ts';
import type { SummaryRow } from '../../ui';
import { ClinicAddress } from './ClinicAddress';
import { useClinicTime } from './useClinicTime';
import { useCodeWords } from './useCodeWords';
import { useOfferWords } from './useOfferWords';

/** What is said about a place or a visit, line by line. */
export const useVisitRows = () => {
  const { t } = useTranslation();
  const codes = useCodeWords();
  const { dateTimeOf, foreignZoneOf } = useClinicTime();
  const { whoOf } = useOfferWords();

  const when = (place: Pick<Space, 'start' | 'timeZone' | 'durationMinutes'>): SummaryRow => {
    const zone = foreignZoneOf(place);
    const duration = place.durationMinutes > 0 && t('visit.duration', { count: place.durationMinutes });
    return { key: 'when', term: t('visit.when'), value: <>{dateTimeOf(place)}{zone && <> ({zone})</>}{duration && <><br />{duration}</>}</> };
  };

  return {
    when,
    where: ({ clinicId }: Pick<Space, 'clinicId'>): SummaryRow => ({ key: 'where', term: t('visit.where'), value: <ClinicAddress clinicId={clinicId} /> }),
    who: (place: Space | Reservation): SummaryRow => ({ key: 'with', term: t('visit.with'), value: whoOf(place) }),
    how: ({ mode, perName }: Space | Reservation): SummaryRow =>
      ({ key: 'how', term: t('visit.how'), value: [codes.mode(mode), perName].filter(Boolean).join(' · ') }),
    why: (raisonVisite: string): SummaryRow => ({ key: 'why', term: t('visit.why'), value: codes.reason(raisonVisite) }),
    whom: (firstName: string | null | undefined, lastName: string | null | undefined): SummaryRow =>
      ({ key: 'for', term: t('visit.for'), value: [firstName, lastName].filter(Boolean).join(' ') || t('visit.for.me') }),
  };
};
