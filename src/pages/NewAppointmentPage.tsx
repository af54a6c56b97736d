import { useTranslation } from 'react-i18next';

import { ConfirmedStep } from '../features/appointments/ConfirmedStep';
import { PlacesStep } from '../features/appointments/PlacesStep';
import { ReviewStep } from '../features/appointments/ReviewStep';
import { SearchStep } from '../features/appointments/SearchStep';
import { useBookingAddress } from '../features/appointments/useBookingAddress';
import { WhoStep } from '../features/appointments/WhoStep';
import { useGetUserQuery } from '../api/sessionApi';
import { selectTimeZone } from '../features/config/configSlice';
import { useActedFor } from '../features/dependents/useActedFor';
import { calendarDateOf } from '../lib/clinicTime';
import { useAppSelector } from '../store/hooks';
import { Page, Spinner } from '../ui';

const steps = ['search', 'places', 'review'] as const;

/** Booking, step by step: for whom, what, which time, check, done. The address says the step (product §2). */
export function NewAppointmentPage() {
  const { t } = useTranslation();
  const { step: asked, choice, visitId, go } = useBookingAddress();
  const { person, personName, people, isLoading, choose } = useActedFor();
  const today = calendarDateOf(new Date().toISOString(), useAppSelector(selectTimeZone));
  useGetUserQuery(); // the check needs it: asked for now, it is there by then

  const hasWho = people.length > 0;
  const step = asked ?? (hasWho ? 'who' : 'search');
  const progressOf = (name: (typeof steps)[number] | 'who') =>
    t('booking.step', { step: steps.findIndex((one) => one === name) + (hasWho ? 2 : 1), total: steps.length + (hasWho ? 1 : 0) });
  const shared = { person, personName, choice, go };

  if (asked === null && isLoading) return <Page title={t('booking.title')}><Spinner /></Page>;
  switch (step) {
    case 'who':
      return (
        <WhoStep
          people={people} chosenId={person?.patientId ?? null} progress={progressOf('who')}
          onChoose={(patientId) => { choose(patientId); go('search'); }}
        />
      );
    case 'search': return <SearchStep {...shared} today={today} progress={progressOf('search')} />;
    case 'places': return <PlacesStep {...shared} today={today} progress={progressOf('places')} />;
    case 'review': return <ReviewStep {...shared} today={today} progress={progressOf('review')} />;
    case 'confirmed': return <ConfirmedStep person={person} visitId={visitId} />;
  }
}
