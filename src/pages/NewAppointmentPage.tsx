import { lazy, Suspense, useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { EveryoneHeld } from '../features/booking/EveryoneHeld';
import { HeldStep } from '../features/booking/HeldStep';
import { HoldsMissed } from '../features/booking/HoldsMissed';
import { ReasonFirst } from '../features/booking/ReasonFirst';
import { SlotsStep } from '../features/booking/SlotsStep';
import { UnlessBooked } from '../features/booking/UnlessBooked';
import { useFirstChoice } from '../features/booking/useRemembered';
import { WhoStep } from '../features/booking/WhoStep';
import { useNetworkToday } from '../features/config/useNetworkToday';
import { PeopleMissed } from '../features/dependents/PeopleMissed';
import { useActedFor } from '../features/dependents/useActedFor';
import { paths } from '../lib/paths';
import { InAccountChannel } from '../scheduling/channel/accountChannel';
import { useBookingAddress } from '../scheduling/channel/useBookingAddress';
import { useHeldFor } from '../scheduling/hold/useHeldFor';
import { SearchStep } from '../scheduling/search/SearchStep';
import { bookingSteps } from '../scheduling/search/searchQuery';
import { Waiting } from '../ui';
import { readablePersons } from './readablePersons';

type ActedFor = Pick<ReturnType<typeof useActedFor>, 'person' | 'people' | 'choose' | 'isLoading'>;

/**
 * After a reload of the review. Once only: a later return to oneself is deliberate.
 * @returns whether this is pending
 */
const useForgottenPerson = ({ person, people, choose, isLoading: isAsking }: ActedFor, isCheck: boolean): boolean => {
  const { heldFor, isLoading } = useHeldFor(people.filter(({ mayBook }) => mayBook).map(({ patientId }) => patientId));
  const [isOpen, setIsOpen] = useState(isCheck);
  const isForgotten = isOpen && person === null && heldFor !== undefined;
  if (isOpen && !isForgotten && !isLoading && !isAsking) setIsOpen(false);
  useEffect(() => {
    if (isForgotten) choose(heldFor);
  });
  return isOpen;
};

const ReviewStep = lazy(async () => ({
  default: (await import(/* webpackPreload: true, webpackFetchPriority: "low" */ '../features/booking/ReviewStep'))
    .ReviewStep,
}));
/** Stands below the list of times. */
const WatchSlots = lazy(async () => ({
  default: (await import(/* webpackPreload: true, webpackFetchPriority: "low" */ '../features/alerts/WatchSlots'))
    .WatchSlots,
}));
const ConfirmedStep = lazy(async () => ({
  default: (await import(/* webpackPreload: true, webpackFetchPriority: "low" */ '../features/booking/ConfirmedStep'))
    .ConfirmedStep,
}));

const steps = ['search', 'places', 'review'] as const;

export function NewAppointmentPage() {
  const { t } = useTranslation();
  const { step: asked, choice, appointmentId, go, addressOf } = useBookingAddress(paths.newAppointment, bookingSteps);
  const acting = useActedFor();
  const { person, personName, seesHistory, people, isLoading, choose } = acting;
  const today = useNetworkToday();
  const isForgotten = useForgottenPerson(acting, asked === 'review');
  const firstChoice = useFirstChoice(choice, person);

  const hasWho = people.length > 0;
  const [first, setFirst] = useState<'who' | 'search'>();
  if (first === undefined && !isLoading) setFirst(hasWho ? 'who' : 'search'); // fixed once known: the form keeps its input
  const step = asked ?? first ?? 'search';
  const progressOf = (name: (typeof steps)[number] | 'who') =>
    t('booking.step', {
      step: steps.findIndex((one) => one === name) + (hasWho ? 2 : 1),
      total: steps.length + (hasWho ? 1 : 0),
    });
  const bookedKey = `${step} ${person?.patientId ?? ''}`;
  const shared = { person, personName, seesHistory, choice, go, addressOf, today };
  const notice = (
    <>
      <PeopleMissed />
      <HoldsMissed />
      <HeldStep {...shared} />
    </>
  );
  if (isLoading || isForgotten) return <Waiting />;
  const page = () => {
    switch (step) {
      case 'who':
        return (
          <WhoStep
            people={people}
            chosenId={person?.patientId ?? null}
            progress={progressOf('who')}
            notice={
              <>
                <HoldsMissed />
                <EveryoneHeld {...{ people, choose, go }} />
              </>
            }
            onChoose={(patientId) => {
              choose(patientId);
              go('search');
            }}
          />
        );
      case 'search':
        return <SearchStep {...shared} choice={firstChoice} progress={progressOf('search')} notice={notice} />;
      case 'places':
        return (
          <UnlessBooked key={bookedKey} {...shared}>
            <ReasonFirst progress={progressOf('places')} searchAddress={addressOf('search')} notice={notice}>
              <SlotsStep
                {...shared}
                progress={progressOf('places')}
                otherwise={
                  <Suspense fallback={null}>
                    <WatchSlots key={JSON.stringify(choice)} {...{ choice, person, personName }} moving={undefined} />
                  </Suspense>
                }
              />
            </ReasonFirst>
          </UnlessBooked>
        );
      case 'review':
        return (
          <UnlessBooked key={bookedKey} {...shared}>
            <Suspense fallback={<Waiting />}>
              <ReviewStep {...shared} progress={progressOf('review')} />
            </Suspense>
          </UnlessBooked>
        );
      case 'confirmed':
        return (
          <Suspense fallback={<Waiting />}>
            <ConfirmedStep
              key={appointmentId}
              appointmentId={appointmentId}
              persons={readablePersons(acting)}
              listAddress={addressOf('places')}
              nameOf={(patientId) => people.find((one) => one.patientId === patientId)?.name}
            />
          </Suspense>
        );
    }
  };
  return <InAccountChannel person={person}>{page()}</InAccountChannel>;
}
