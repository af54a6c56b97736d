import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import type { MessageKey } from '../../i18n/keys';
import { paths } from '../../lib/paths';
import { NothingChosen } from '../../scheduling/channel/NothingChosen';
import { selectReason } from '../../scheduling/channel/appointmentsSlice';
import type { BookingWays } from '../../scheduling/channel/bookingPort';
import { InBookingChannel } from '../../scheduling/channel/channel';
import { useBookingAddress } from '../../scheduling/channel/useBookingAddress';
import { useChosen } from '../../scheduling/channel/useChosen';
import { AlreadyDone } from '../../scheduling/review/AlreadyDone';
import { SearchStep } from '../../scheduling/search/SearchStep';
import { UrgencyLine } from '../../scheduling/search/UrgencyLine';
import { useAppSelector } from '../../store/hooks';
import { Waiting, Bullets, Card, Note, Page, TaskCard, TaskCards } from '../../ui';
import { GuestHeld } from './GuestHeld';
import { GuestSlots } from './GuestSlots';
import { firstOpen } from './questions';
import { selectGuest } from './guestSlice';
import { guestStepOf, guestSteps, positionOf } from './guestSteps';
import { useGuestChannel } from './useGuestChannel';
import { useLeaveNothing } from './useLeaveNothing';

const needs: readonly MessageKey[] = ['guest.need.email', 'guest.need.person', 'guest.need.card', 'guest.need.time'];

function GuestStart({ searchAddress, notice }: { searchAddress: string; notice: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Page title={t('guest.title')} lead={t('guest.lead')} back={{ to: paths.login, label: t('signup.cancel') }}>
      <UrgencyLine />
      {notice}
      <TaskCards>
        <TaskCard to={searchAddress} icon="clock" label={t('booking.title')} hint={t('guest.book.hint')} />
        <TaskCard to={paths.guestManage} icon="calendar" label={t('guest.manage.open')} hint={t('guest.manage.hint')} />
      </TaskCards>
      <Card>
        <h2>{t('guest.need')}</h2>
        <Bullets>
          {needs.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </Bullets>
      </Card>
      <Note icon="lock">{t('guest.memory')}</Note>
    </Page>
  );
}

const GuestDetails = lazy(async () => ({
  default: (await import(/* webpackPreload: true, webpackFetchPriority: "low" */ './GuestDetails')).GuestDetails,
}));
const GuestDone = lazy(async () => ({
  default: (await import(/* webpackPreload: true, webpackFetchPriority: "low" */ './GuestDone')).GuestDone,
}));

/** Product §2, §4. The URL holds step and criteria, memory the personal answers: a reload returns to the search. */
export function GuestBooking({ today }: { today: string }) {
  const { t } = useTranslation();
  const { step, choice, go, addressOf } = useBookingAddress(paths.guest, guestSteps);
  const { kept, hasEnded, answers, booked } = useAppSelector(selectGuest);
  const channel = useGuestChannel();
  useLeaveNothing();
  const { slot } = useChosen(null);
  const hasReason = useAppSelector(selectReason).code !== '';
  const next = firstOpen(answers, { today, mode: slot?.mode }) ?? 'check';
  const ways: BookingWays = {
    go: (to, options) => {
      go(guestStepOf(to, next), options);
    },
    addressOf: (to, criteria) => addressOf(guestStepOf(to, next), criteria),
  };
  const shared = { person: null, personName: undefined, seesHistory: false, choice, today, ...ways };
  const progress = step === null ? '' : t('booking.step', positionOf(step));
  const notice = <GuestHeld movingId={null} go={ways.go} />;

  const page = () => {
    if (step === null) return <GuestStart searchAddress={addressOf('search')} notice={notice} />;
    if (step === 'search') return <SearchStep {...shared} progress={progress} notice={notice} />;
    if (step === 'done' && !booked) return <NothingChosen listAddress={paths.guestManage} why="guest.manage.again" />;
    if (booked && step !== 'places')
      return step === 'done' ? (
        <GuestDone appointment={booked} email={answers.email} />
      ) : (
        <Navigate to={addressOf('done')} replace />
      );
    if (booked && !hasReason)
      return (
        <AlreadyDone
          titleKey="booking.booked"
          slot={booked}
          see={{ to: addressOf('done') }}
          next={{ to: addressOf('search'), label: t('appointment.bookAnother') }}
        />
      );
    if (!hasReason) return <NothingChosen listAddress={addressOf('search')} why="guest.reasonFirst" />;
    if (step === 'places') return <GuestSlots {...{ choice, today, progress }} {...ways} />;
    if (!kept || !slot)
      return <NothingChosen listAddress={addressOf('places')} why={hasEnded ? 'guest.endedKept' : 'review.nothing'} />;
    return <GuestDetails {...{ step, kept, slot, today, go, addressOf }} />;
  };
  return (
    <InBookingChannel value={channel}>
      <Suspense fallback={<Waiting />}>{page()}</Suspense>
    </InBookingChannel>
  );
}
