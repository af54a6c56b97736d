import styled from 'styled-components';

import type { Space } from '../../../contract/appointments.ts';
import type { SortOrder } from '../../../contract/catalogues.ts';
import { Stack } from '../../ui';
import { color, type } from '../../ui/theme/tokens';
import { ClinicSheet } from './ClinicSheet';
import { ConflictNotes } from './ConflictNotes';
import { groupSpaces, type ClinicDay } from './groupSpaces';
import { useDayWords } from './useDayWords';
import { useDistanceWords } from './useDistanceWords';
import { useNetwork } from '../words/useNetwork';

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
  const distance = useDistanceWords(distanceKm);
  const address = clinic && [clinic.address.line, clinic.address.city].filter(Boolean).join(', ');
  return (
    <>
      <Level>{clinicNameOf(clinicId)}</Level>
      <Soft>{[distance, address].filter(Boolean).join(' · ')}</Soft>
    </>
  );
}

const spacesOf = (clinicDays: readonly ClinicDay[]): Space[] =>
  clinicDays.flatMap(({ offers }) => offers.flatMap((offer) => offer.spaces));

/** The places that were found, in big buttons: by day then clinic, or by clinic then day (see groupSpaces). */
export function PlaceList({ spaces, sort, today }: { spaces: readonly Space[]; sort: SortOrder; today: string }) {
  const dayWords = useDayWords(today);
  const byDay = sort === 'soonest';
  return (
    <Stack $gap="xxl">
      {groupSpaces(spaces, sort).map(
        ({ key, clinicDays: [first, ...rest] }) =>
          first && (
            <Stack key={key}>
              {byDay ? (
                <h2>{dayWords(first.date)}</h2>
              ) : (
                <div>
                  <ClinicHeading clinicDay={first} level="h2" />
                </div>
              )}
              <ConflictNotes spaces={spacesOf([first, ...rest])} />
              {[first, ...rest].map((clinicDay) => (
                <ClinicSheet
                  key={clinicDay.key}
                  clinicDay={clinicDay}
                  heading={
                    byDay ? <ClinicHeading clinicDay={clinicDay} level="h3" /> : <h3>{dayWords(clinicDay.date)}</h3>
                  }
                />
              ))}
            </Stack>
          ),
      )}
    </Stack>
  );
}
