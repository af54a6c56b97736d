import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import type { Reservation } from '../../../../../contract/appointments.ts';
import type { ExpressKept, ManagedVisit } from '../../../../api/expressApi';
import { paths } from '../../../../lib/paths';
import { ButtonLink, Page, Waiting } from '../../../../ui';
import { InBookingArea } from '../../bookingArea';
import { choiceFor } from '../../moving/moveForm';
import { NothingChosen } from '../../NothingChosen';
import { useBookingAddress } from '../../useBookingAddress';
import { useClinicTime } from '../../useClinicTime';
import { isMovable } from '../../visitStatus';
import { useLeaveNothing } from '../useLeaveNothing';
import { ManagedCancel } from './ManagedCancel';
import { ManagedSheet } from './ManagedSheet';
import { ManageGate } from './ManageGate';
import { manageSteps } from './manageSteps';

// Most come to look or to cancel.
const ManagedMove = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ './ManagedMove')).ManagedMove,
}));

/** `today` is a calendar date; `otherwise` is whom to call instead. */
type Props = { today: string; otherwise: ReactNode };

/**
 * A visit that was booked without an account, found again by its reference and a birth date: to see, move or cancel it, for fifteen
 * minutes (product §4 Express, §8 Lives). All of it stays in this component's memory: a reload asks again.
 */
export function ExpressManage({ today, otherwise }: Props) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { dateTimeOf } = useClinicTime();
  const { step, choice, go, addressOf } = useBookingAddress(paths.expressManage, manageSteps);
  const [managed, setManaged] = useState<ManagedVisit | null>(null);
  const [before, setBefore] = useState<Reservation | null>(null);
  const [kept, setKept] = useState<ExpressKept | null>(null);
  const [hasEnded, setHasEnded] = useState(false);
  useLeaveNothing(kept);

  const end = () => {
    setManaged(null);
    setHasEnded(true);
  };
  const page = () => {
    if (step === null) {
      return (
        <ManageGate
          today={today}
          otherwise={otherwise}
          onOpened={(opened) => {
            setManaged(opened);
            setBefore(null);
            setHasEnded(false);
            go('visit');
          }}
        />
      );
    }
    if (!managed)
      return (
        <NothingChosen
          listAddress={paths.expressManage}
          why={hasEnded ? 'express.manage.ended' : 'express.manage.again'}
        />
      );
    const { visit, manageToken } = managed;
    const show = (next: Reservation) => {
      setManaged({ visit: next, manageToken });
    };
    const visitAddress = addressOf('visit');
    const isCancelling = step === 'cancel' || step === 'cancelled';
    if (isCancelling && visit.status === 'cancelled') {
      return (
        <Page title={t('cancel.done.title')} lead={t('cancel.done.text', { date: dateTimeOf(visit) })}>
          <div>
            <ButtonLink to={paths.express}>{t('visit.bookAnother')}</ButtonLink>
          </div>
        </Page>
      );
    }
    if (step === 'visit') {
      return (
        <ManagedSheet
          visit={visit}
          before={before}
          moveAddress={addressOf('search', choiceFor(visit))}
          cancelAddress={addressOf('cancel')}
        />
      );
    }
    if (!isMovable(visit, now)) return <Navigate to={visitAddress} replace />; // past the clinic's limit, cancelled, or over: the visit says so
    if (isCancelling) {
      return (
        <ManagedCancel
          managed={managed}
          visitAddress={visitAddress}
          onEnded={end}
          onCancelled={(next) => {
            show(next);
            go('cancelled', { replace: true });
          }}
        />
      );
    }
    return (
      <ManagedMove
        {...{ step, managed, choice, today, kept, visitAddress, go, addressOf }}
        onKept={setKept}
        onEnded={end}
        onMoved={(next) => {
          setBefore(visit);
          setKept(null);
          show(next);
          go('visit', { replace: true });
        }}
      />
    );
  };
  return (
    <InBookingArea value={{ root: 'nosession', token: kept?.token ?? null }}>
      <Suspense fallback={<Waiting />}>{page()}</Suspense>
    </InBookingArea>
  );
}
