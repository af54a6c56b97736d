import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import type { Space } from '../../../contract/appointments.ts';
import { SlotButton } from '../../ui';
import { useTaking } from './taking';
import { useClinicTime } from '../words/useClinicTime';
import { useCodeWords } from '../words/useCodeWords';
import { useConflictWords } from './useConflictWords';
import { useNetwork } from '../words/useNetwork';
import { useOfferWords } from '../words/useOfferWords';
import { useIsTaken } from './usePlaceNews';

/** Where a slot stands in the document, so that the focus can be put on it. */
export const slotIdOf = (spaceId: string): string => `place-${spaceId}`;

type Props = {
  place: Space;
  /** Shows the day and the clinic too, where no heading says them. */
  isFull?: boolean;
  /** Shows how the visit takes place, where its neighbours differ. */
  showsMode?: boolean;
};

/**
 * One time that can be taken. Screen readers hear where, how and with whom, since the headings may be far. At the time of
 * another visit of the person, or once somebody else took it, it cannot be taken, and says so where it stands.
 */
export function TimeSlot({ place, isFull = false, showsMode = false }: Props) {
  const { t } = useTranslation();
  const { onTake, takingId, heldIds, conflictOf } = useTaking();
  const { timeOf, dateOf, dateWords } = useClinicTime();
  const { clinicNameOf } = useNetwork();
  const { whoOf } = useOfferWords();
  const { mode } = useCodeWords();
  const { briefly } = useConflictWords();
  const time = timeOf(place);
  const date = dateWords(dateOf(place), { year: false });
  const clinic = clinicNameOf(place.clinicId);
  const isMine = heldIds.includes(place.spaceId);
  const isTaking = place.spaceId === takingId;
  const conflict = conflictOf(place);
  const isTaken = useIsTaken(place) && !isMine;
  const all = [date, clinic, mode(place.mode)].filter(Boolean);
  const beside = isFull ? all : all.slice(showsMode ? 2 : 3);
  const unseen = all.filter((words) => !beside.includes(words));
  const marks = [isMine && t('booking.slot.mine'), conflict && briefly(conflict)].filter(
    (mark) => typeof mark === 'string',
  );
  const busy = isTaking && t('booking.slot.busy');
  const gone = isTaken ? t('booking.slot.taken') : undefined;
  const label = [time, ...beside, ...marks, busy, gone, ...unseen, whoOf(place)].filter(Boolean).join(', ');
  return (
    <SlotButton
      id={slotIdOf(place.spaceId)}
      label={label}
      isMine={isMine}
      isBusy={takingId !== undefined}
      isOff={isTaken || conflict?.kind === 'same'}
      gone={gone}
      onPress={() => {
        onTake(place);
      }}
    >
      {time}
      {/* A space, so that what is shown reads as the label does. */}
      {[...beside, ...marks].map((words) => (
        <Fragment key={words}>
          {' '}
          <small>{words}</small>
        </Fragment>
      ))}
      {busy !== false && (
        <>
          {' '}
          <small role="status">{busy}</small>
        </>
      )}
    </SlotButton>
  );
}
