import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from 'react-i18next';

import type { Slot } from '../../../contract/appointments.ts';
import type { SortOrder } from '../../../contract/catalogues.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { useTold } from '../../i18n/useTold';
import { capitalised } from '../../lib/capitalised';
import { addDays, formatDate } from '../../lib/clinicTime';
import { Stack } from '../../ui';
import { color, phone, space, type } from '../../ui/theme/tokens';
import { useClinicTime } from '../text/useClinicTime';
import { useNetwork } from '../text/useNetwork';
import { ClinicSheet } from './ClinicSheet';
import { ConflictNote } from './ConflictNote';
import { groupSlots, type ClinicDay } from './groupSlots';
import { useTaking } from './taking';
import type { Conflict } from './useConflicts';

/** « à 2,3 km »: one decimal below ten. */
const useDistanceText = (distanceKm: number | undefined): string => {
  const { t, i18n } = useTranslation();
  if (distanceKm === undefined) return '';
  const digits = distanceKm < 10 ? 1 : 0;
  return t('booking.distance', {
    distance: new Intl.NumberFormat(`${i18n.language}-CA`, { maximumFractionDigits: digits }).format(distanceKm),
  });
};

/** « Aujourd’hui, vendredi 20 novembre ». All are calendar dates. */
const useDayText = (today: string) => {
  const told = useTold();
  const lang = useLanguage();
  return (day: string): ReactNode => {
    const date = formatDate(day, lang, { year: day.slice(0, 4) !== today.slice(0, 4) });
    if (day === today) return told('day.today', { date });
    if (day === addDays(today, 1)) return told('day.tomorrow', { date });
    return <span translate="no">{capitalised(date)}</span>;
  };
};

function ConflictNotes({ slots }: { slots: readonly Slot[] }) {
  const { conflictOf } = useTaking();
  const found = new Map<string, Conflict>();
  for (const slot of slots) {
    const conflict = conflictOf(slot);
    if (conflict?.kind === 'same') found.set(conflict.appointment.reservationId, conflict);
  }
  return [...found].map(([id, conflict]) => <ConflictNote key={id} conflict={conflict} />);
}

const Group = styled(Stack)`
  ${phone} {
    gap: ${space.s};
    h2 {
      font-size: ${type.body};
    }
  }
`;

const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: ${type.small};
  line-height: 1.3;
`;

const slotsOf = (clinicDays: readonly ClinicDay[]): Slot[] =>
  clinicDays.flatMap(({ offers }) => offers.flatMap((offer) => offer.spaces));

/** The zone of a clinic on another clock stands beside its town: a line of its own would cost the first time (decision 94). */
function ClinicHeading({ days, level: Level }: { days: readonly [ClinicDay, ...ClinicDay[]]; level: 'h2' | 'h3' }) {
  const { clinicOf, clinicNameOf } = useNetwork();
  const { foreignZoneOf } = useClinicTime();
  const [{ clinicId, distanceKm }] = days;
  const city = clinicOf(clinicId)?.address.city;
  const distance = useDistanceText(distanceKm);
  const [zone] = slotsOf(days).flatMap((slot) => foreignZoneOf(slot) || []);
  return (
    <>
      <Level translate="no">{clinicNameOf(clinicId)}</Level>
      <Soft>
        {distance && <span>{distance}</span>}
        {distance && city && <span>{'\u00a0· '}</span>}
        {city && <span translate="no">{city}</span>}
        {zone && (distance || city) && <span>{'\u00a0· '}</span>}
        {zone && <span>{zone}</span>}
      </Soft>
    </>
  );
}

export function SlotList({ slots, sort, today }: { slots: readonly Slot[]; sort: SortOrder; today: string }) {
  const dayText = useDayText(today);
  const byDay = sort === 'soonest';
  return (
    <Stack $gap="xxl">
      {groupSlots(slots, sort).map(
        ({ key, clinicDays: [first, ...rest] }) =>
          first && (
            <Group key={key}>
              {byDay ? (
                <h2>{dayText(first.date)}</h2>
              ) : (
                <div>
                  <ClinicHeading days={[first, ...rest]} level="h2" />
                </div>
              )}
              <ConflictNotes slots={slotsOf([first, ...rest])} />
              {[first, ...rest].map((clinicDay) => (
                <ClinicSheet
                  key={clinicDay.key}
                  clinicDay={clinicDay}
                  heading={byDay ? <ClinicHeading days={[clinicDay]} level="h3" /> : <h3>{dayText(clinicDay.date)}</h3>}
                />
              ))}
            </Group>
          ),
      )}
    </Stack>
  );
}
