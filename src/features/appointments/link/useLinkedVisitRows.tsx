import { useTranslation } from 'react-i18next';

import type { LinkedVisit } from '../../../../contract/visitLinks.ts';
import { PhoneLink, type SummaryRow } from '../../../ui';
import { useClinicTime } from '../../../scheduling/words/useClinicTime';
import { useCodeWords } from '../../../scheduling/words/useCodeWords';
import { isCancellable } from '../../../scheduling/appointment/visitStatus';

/** What a mailed link shows of a visit, line by line. It comes whole from the server: the network is not asked for. */
export const useLinkedVisitRows = (visit: LinkedVisit, now: number): SummaryRow[] => {
  const { t } = useTranslation();
  const codes = useCodeWords();
  const { dateTimeOf, foreignZoneOf } = useClinicTime();
  const { clinicName, clinicAddress, clinicPhone, firstName, mode, reference, timeZone } = visit;
  const zone = foreignZoneOf(visit);
  const isHere = mode === 'in-person';
  const rows: (SummaryRow | false)[] = [
    {
      key: 'when',
      term: t('visit.when'),
      value: (
        <>
          {dateTimeOf(visit)}
          {zone && <> ({zone})</>}
          <br />
          {t('visit.duration', { count: visit.durationMinutes })}
        </>
      ),
    },
    {
      key: 'where',
      term: t(isHere ? 'visit.where' : 'visit.clinic'),
      value: (
        <>
          {clinicName}
          {isHere && clinicAddress !== '' && (
            <>
              <br />
              {clinicAddress}
            </>
          )}
        </>
      ),
    },
    { key: 'how', term: t('visit.how'), value: codes.mode(mode) },
    firstName !== null && { key: 'for', term: t('visit.for'), value: firstName },
    clinicPhone !== null && { key: 'phone', term: t('visit.phone'), value: <PhoneLink phone={clinicPhone} /> },
    { key: 'reference', term: t('visit.reference'), value: <span translate="no">{reference}</span> },
    visit.mayAct &&
      isCancellable(visit, now) && {
        key: 'cancel',
        term: t('visit.cancelUntil'),
        value: t('visit.cancelUntil.value', { limit: dateTimeOf({ start: visit.cancelUntil, timeZone }) }),
      },
  ];
  return rows.filter((row) => row !== false);
};
