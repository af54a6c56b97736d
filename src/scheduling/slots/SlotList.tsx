import styled from 'styled-components';

import type { Slot } from '../../../contract/appointments.ts';
import type { SortOrder } from '../../../contract/catalogues.ts';
import { Stack } from '../../ui';
import { color, type } from '../../ui/theme/tokens';
import { ClinicSheet } from './ClinicSheet';
import { ConflictNotes } from './ConflictNotes';
import { groupSlots, type ClinicDay } from './groupSlots';
import { useDayText } from './useDayText';
import { useDistanceText } from './useDistanceText';
import { useNetwork } from '../text/useNetwork';

const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: ${type.small};
`;

/** The clinic of a group: its name as a heading, how far, and where. */
function ClinicHeading({
  clinicDay: { clinicId, distanceKm },
  level: Level,
}: {
  clinicDay: ClinicDay;
  level: 'h2' | 'h3';
}) {
  const { clinicOf, clinicNameOf } = useNetwork();
  const clinic = clinicOf(clinicId);
  const distance = useDistanceText(distanceKm);
  const address = clinic && [clinic.address.line, clinic.address.city].filter(Boolean).join(', ');
  return (
    <>
      <Level>{clinicNameOf(clinicId)}</Level>
      <Soft>{[distance, address].filter(Boolean).join(' · ')}</Soft>
    </>
  );
}

const slotsOf = (clinicDays: readonly ClinicDay[]): Slot[] =>
  clinicDays.flatMap(({ offers }) => offers.flatMap((offer) => offer.spaces));

/** The places that were found, in big buttons: by day then clinic, or by clinic then day (see groupSpaces). */
export function SlotList({ slots, sort, today }: { slots: readonly Slot[]; sort: SortOrder; today: string }) {
  const dayText = useDayText(today);
  const byDay = sort === 'soonest';
  return (
    <Stack $gap="xxl">
      {groupSlots(slots, sort).map(
        ({ key, clinicDays: [first, ...rest] }) =>
          first && (
            <Stack key={key}>
              {byDay ? (
                <h2>{dayText(first.date)}</h2>
              ) : (
                <div>
                  <ClinicHeading clinicDay={first} level="h2" />
                </div>
              )}
              <ConflictNotes slots={slotsOf([first, ...rest])} />
              {[first, ...rest].map((clinicDay) => (
                <ClinicSheet
                  key={clinicDay.key}
                  clinicDay={clinicDay}
                  heading={
                    byDay ? <ClinicHeading clinicDay={clinicDay} level="h3" /> : <h3>{dayText(clinicDay.date)}</h3>
                  }
                />
              ))}
            </Stack>
          ),
      )}
    </Stack>
  );
}
