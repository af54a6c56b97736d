import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Space } from '../../../contract/appointments.ts';
import { useGetUserQuery } from '../../api/sessionApi';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../store/hooks';
import { SummaryList } from '../../ui';
import { selectRaisonVisite } from './appointmentsSlice';
import type { SearchChoice } from './searchChoice';
import { writeStep } from './searchQuery';
import { useCodeWords } from './useCodeWords';
import { useVisitRows } from './useVisitRows';

type Props = { place: Space; personName: string | undefined; choice: SearchChoice };

/** What will be booked, line by line. The reason can be changed; the time has its own button below. */
export function ReviewSummary({ place, personName, choice }: Props) {
  const { t } = useTranslation();
  const rows = useVisitRows();
  const codes = useCodeWords();
  const raisonVisite = useAppSelector(selectRaisonVisite);
  const { data: profile } = useGetUserQuery();
  const why = (
    <>
      {codes.reason(raisonVisite)}
      <br />
      <Link to={`${paths.newAppointment}?${writeStep('search', choice)}`} aria-label={t('review.changeReason')}>{t('common.change')}</Link>
    </>
  );
  return (
    <SummaryList
      rows={[
        rows.when(place),
        rows.where(place),
        rows.who(place),
        rows.how(place),
        personName === undefined ? rows.whom(profile?.firstName, profile?.lastName) : rows.whom(personName, null),
        ...(raisonVisite === '' ? [] : [{ ...rows.why(raisonVisite), value: why }]),
      ]}
    />
  );
}
