import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import type { Slot } from '../../../contract/appointments.ts';
import { SlotButton } from '../../ui';
import { useTaking } from './taking';
import { useClinicTime } from '../text/useClinicTime';
import { useCodeText } from '../text/useCodeText';
import { useConflictText } from './useConflictText';
import { useNetwork } from '../text/useNetwork';
import { useOfferText } from '../text/useOfferText';
import { useIsTaken } from './useSlotNews';

/** Where a slot stands in the document, so that the focus can be put on it. */
export const slotIdOf = (spaceId: string): string => `place-${spaceId}`;

type Props = {
  slot: Slot;
  /** Shows the day and the clinic too, where no heading says them. */
  isFull?: boolean;
  /** Shows how the visit takes place, where its neighbours differ. */
  showsMode?: boolean;
};

/**
 * One time that can be taken. Screen readers hear where, how and with whom, since the headings may be far. At the time of
 * another visit of the person, or once somebody else took it, it cannot be taken, and says so where it stands.
 */
export function TimeSlot({ slot, isFull = false, showsMode = false }: Props) {
  const { t } = useTranslation();
  const { onTake, takingId, heldIds, conflictOf } = useTaking();
  const { timeOf, dateOf, dateText } = useClinicTime();
  const { clinicNameOf } = useNetwork();
  const { whoOf } = useOfferText();
  const { mode } = useCodeText();
  const { briefly } = useConflictText();
  const time = timeOf(slot);
  const date = dateText(dateOf(slot), { year: false });
  const clinic = clinicNameOf(slot.clinicId);
  const isMine = heldIds.includes(slot.spaceId);
  const isTaking = slot.spaceId === takingId;
  const conflict = conflictOf(slot);
  const isTaken = useIsTaken(slot) && !isMine;
  const all = [date, clinic, mode(slot.mode)].filter(Boolean);
  const beside = isFull ? all : all.slice(showsMode ? 2 : 3);
  const unseen = all.filter((text) => !beside.includes(text));
  const marks = [isMine && t('booking.slot.mine'), conflict && briefly(conflict)].filter(
    (mark) => typeof mark === 'string',
  );
  const busy = isTaking && t('booking.slot.busy');
  const gone = isTaken ? t('booking.slot.taken') : undefined;
  const label = [time, ...beside, ...marks, busy, gone, ...unseen, whoOf(slot)].filter(Boolean).join(', ');
  return (
    <SlotButton
      id={slotIdOf(slot.spaceId)}
      label={label}
      isMine={isMine}
      isBusy={takingId !== undefined}
      isOff={isTaken || conflict?.kind === 'same'}
      gone={gone}
      onPress={() => {
        onTake(slot);
      }}
    >
      {time}
      {/* A space, so that what is shown reads as the label does. */}
      {[...beside, ...marks].map((text) => (
        <Fragment key={text}>
          {' '}
          <small>{text}</small>
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
