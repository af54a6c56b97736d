import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Slot } from '../../../contract/appointments.ts';
import { useGetUserQuery } from '../../api/profileApi';
import { useAppSelector } from '../../store/hooks';
import { SummaryList } from '../../ui';
import { selectRaisonVisite } from '../../scheduling/channel/appointmentsSlice';
import { useCodeText } from '../../scheduling/text/useCodeText';
import { useAppointmentRows } from '../../scheduling/appointment/useAppointmentRows';

type Props = {
  slot: Slot;
  personName: string | undefined;
  reasonAddress: string;
};

export function ReviewSummary({ slot, personName, reasonAddress }: Props) {
  const { t } = useTranslation();
  const rows = useAppointmentRows();
  const codes = useCodeText();
  const raisonVisite = useAppSelector(selectRaisonVisite);
  const { data: profile } = useGetUserQuery();
  const why = (
    <>
      <span>{codes.reason(raisonVisite)}</span>
      <br />
      <Link to={reasonAddress} aria-label={t('review.changeReason')}>
        {t('common.change')}
      </Link>
    </>
  );
  return (
    <SummaryList
      rows={[
        rows.when(slot),
        rows.where(slot),
        rows.who(slot),
        rows.how(slot),
        ...rows.care(slot),
        personName === undefined ? rows.whom(profile?.firstName, profile?.lastName) : rows.whom(personName, null),
        ...(raisonVisite === '' ? [] : [{ ...rows.why(raisonVisite), value: why }]),
      ]}
    />
  );
}
