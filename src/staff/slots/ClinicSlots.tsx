import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { useLanguage } from '../../i18n/useLanguage';
import { useTold } from '../../i18n/useTold';
import { formatDate } from '../../lib/clinicTime';
import { ButtonLink, Cluster, EmptyState, Page, RetryAlert, Skeleton } from '../../ui';
import { DayNavigation } from '../day/DayNavigation';
import { useShowSlotsQuery } from '../slotsApi';
import { toInvitations, toSeries, toSlots } from '../staffPaths';
import type { StaffClinic } from '../useClinic';
import { useStaffTitle } from '../useStaffTitle';
import { CloseDay } from './CloseDay';
import { OfferDialog } from './OfferDialog';
import { ProfessionalSlots } from './ProfessionalSlots';
import { byDay, byProfessional, daysOfWeek, type Asking } from './slotsOf';
import { SlotsVoice } from './SlotsVoice';
import { useSlotActs } from './useSlotActs';
import { WeekDays } from './WeekDays';
import { WithdrawDialog } from './WithdrawDialog';

type Props = { clinics: readonly StaffClinic[]; clinic: StaffClinic; date: string; today: string };

const useWeekWords = () => {
  const { t } = useTranslation();
  return {
    nav: t('staff.slots.nav'),
    previous: t('staff.slots.previous'),
    now: t('staff.slots.now'),
    next: t('staff.slots.next'),
  };
};

export function ClinicSlots({ clinics, clinic, date, today }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const lang = useLanguage();
  const [, setParams] = useSearchParams();
  const { clinicId: id, name, timeZone } = clinic;
  const days = daysOfWeek(date);
  const [from = date] = days;
  const { currentData, error, isFetching, refetch } = useShowSlotsQuery({ clinic: id, from });
  const [asking, setAsking] = useState<Asking>();
  const acts = useSlotActs(id);
  const words = useWeekWords();
  useStaffTitle(t('staff.slots.title', { clinic: name }));
  const slots = byDay(currentData?.slots ?? [], timeZone);
  const ofDay = slots.get(date) ?? [];
  const choose = (day: string) => {
    setParams({ clinic: id, date: day }, { replace: true });
  };
  const close = () => {
    setAsking(undefined);
  };
  const Dialog = asking?.act === 'offer' ? OfferDialog : WithdrawDialog;
  return (
    <Page
      title={told('staff.slots.title', { clinic: name })}
      lead={told('staff.slots.week', { date: formatDate(from, lang, { weekday: false }) })}
      wide
    >
      <DayNavigation clinicId={id} clinics={clinics} date={date} today={today} to={toSlots} step={7} words={words} />
      <SlotsVoice week={`${id} ${from}`} slots={currentData?.slots} told={acts.told} own={acts.own} />
      {error && !isFetching && <RetryAlert error={error} onRetry={refetch} />}
      {currentData === undefined && isFetching && <Skeleton cards={2} />}
      {currentData && <WeekDays days={days} chosen={date} slots={slots} onChoose={choose} />}
      {currentData && ofDay.length === 0 && (
        <EmptyState title={t('staff.slots.none.title')} text={t('staff.slots.none.text')} />
      )}
      {[...byProfessional(ofDay)].map(([who, ofOne]) => (
        <ProfessionalSlots key={who ?? 'nobody'} clinic={clinic} date={date} slots={ofOne} onAsk={setAsking} />
      ))}
      <CloseDay key={date} clinicId={id} date={date} slots={ofDay} onClosing={acts.expect} />
      <Cluster>
        <ButtonLink to={toSeries(id, date)} look="secondary">
          {t('staff.series.link')}
        </ButtonLink>
        <ButtonLink to={toInvitations(id)} look="secondary">
          {t('staff.invitations.link')}
        </ButtonLink>
      </Cluster>
      {asking && <Dialog asking={asking} timeZone={timeZone} acts={acts} onClosed={close} />}
    </Page>
  );
}
