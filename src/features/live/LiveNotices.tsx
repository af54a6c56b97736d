import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { useListAlertsQuery } from '../../api/alertsApi';
import { paths, toAppointment, toSlots } from '../../lib/paths';
import { useAppointment } from '../../scheduling/appointment/useAppointment';
import { useNetwork } from '../../scheduling/text/useNetwork';
import { useOwnerText } from '../../scheduling/text/useOwnerText';
import { BottomNotice, Button, ButtonLink } from '../../ui';
import { noticeTold } from '../../ui/toldNotices';
import type { LiveNotice } from './liveNotice';
import type { ShownNotice } from './useLiveNotice';

type SheetProps = { title: string; to: string; see: string; dismiss: () => void };

function Sheet({ title, to, see, dismiss }: SheetProps) {
  const { t } = useTranslation();
  return (
    <BottomNotice
      title={title}
      actions={
        <>
          <ButtonLink to={to}>{see}</ButtonLink>
          <Button look="secondary" onPress={dismiss}>
            {t('common.close')}
          </Button>
        </>
      }
    />
  );
}

function SaidOnly({ title }: { title: string }) {
  useEffect(() => noticeTold({ id: title, title, text: undefined }), [title]);
  return null;
}

type People = readonly { patientId: string; name: string; seesHistory: boolean }[];
type Props<K extends LiveNotice['kind']> = {
  notice: Extract<LiveNotice, { kind: K }>;
  people: People;
  dismiss: () => void;
};

function AppointmentNotice({ notice: { change, patientId, reservationId }, people, dismiss }: Props<'appointment'>) {
  const { t } = useTranslation();
  const of = useOwnerText();
  const { clinicNameOf } = useNetwork();
  const other = people.find((one) => one.patientId === patientId);
  const person = other === undefined ? null : { patientId };
  const { appointment, isLoading } = useAppointment(reservationId, other?.seesHistory === false ? [] : [person]);
  const clinic = appointment ? clinicNameOf(appointment.clinicId) : t('live.clinic');
  const { pathname } = useLocation();
  const address = toAppointment(reservationId);
  if (isLoading || clinic === '') return null;
  const title =
    other === undefined
      ? t(`live.appointment.${change}`, { clinic })
      : t(`live.appointment.${change}.for`, { clinic, of: of(other.name) });
  // A move’s alert speaks.
  if (pathname === address) return change === 'cancelled' && <SaidOnly title={title} />;
  return <Sheet title={title} to={address} see={t('live.appointment.see')} dismiss={dismiss} />;
}

function OfferNotice({ notice: { alertId, patientId }, people, dismiss }: Props<'offer'>) {
  const { t } = useTranslation();
  const { clinicNameOf } = useNetwork();
  const { data = [], isFetching } = useListAlertsQuery(undefined, { refetchOnMountOrArgChange: true });
  const offer = data.find((alert) => alert.alertId === alertId)?.offer;
  const clinic = offer ? clinicNameOf(offer.space.clinicId) : undefined;
  if ((!offer && isFetching) || clinic === '') return null;
  const name = people.find((one) => one.patientId === patientId)?.name;
  const brief = name === undefined ? t('live.alert.offered.brief') : t('live.alert.offered.brief.for', { name });
  const full = (at: string) =>
    name === undefined ? t('live.alert.offered', { clinic: at }) : t('live.alert.offered.for', { clinic: at, name });
  return (
    <Sheet
      title={clinic === undefined ? brief : full(clinic)}
      to={paths.home}
      see={t('live.alert.see')}
      dismiss={dismiss}
    />
  );
}

export function LiveNotices({ notice, count, dismiss, people }: ShownNotice & { people: People }) {
  const { t } = useTranslation();
  if (notice?.kind === 'appointment') return <AppointmentNotice key={count} {...{ notice, people, dismiss }} />;
  if (notice?.kind === 'offer') return <OfferNotice key={count} {...{ notice, people, dismiss }} />;
  return (
    notice && (
      <Sheet
        key={count}
        title={t(`live.hold.${notice.state}`)}
        to={toSlots()}
        see={t(notice.state === 'ended' ? 'hold.lookAgain' : 'hold.continue')}
        dismiss={dismiss}
      />
    )
  );
}
