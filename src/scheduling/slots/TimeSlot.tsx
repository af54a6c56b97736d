import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import type { Slot } from '../../../contract/appointments.ts';
import { listed } from '../../lib/lists';
import { SlotButton, saysOnArrival } from '../../ui';
import { useTaking } from './taking';
import { useClinicTime } from '../text/useClinicTime';
import { useCodeText } from '../text/useCodeText';
import { useConflictText } from './useConflictText';
import { useNetwork } from '../text/useNetwork';
import { useOfferText } from '../text/useOfferText';
import { useIsTaken } from './useSlotNews';

export const slotIdOf = (spaceId: string): string => `place-${spaceId}`;

type Props = {
  slot: Slot;
  /** Adds day and clinic where no heading does. */
  isFull?: boolean;
  showsMode?: boolean;
};

/**
 * Headings may be far, so the label repeats them. Taken slots, and times of the person's own appointment, are
 * disabled.
 */
export function TimeSlot({ slot, isFull = false, showsMode = false }: Props) {
  const { t } = useTranslation();
  const { onTake, takingId, heldIds, conflictOf, isLimitReached } = useTaking();
  const { timeOf, bareTimeOf, dateOf, dateText } = useClinicTime();
  const { clinicNameOf } = useNetwork();
  const { whoOf } = useOfferText();
  const { mode } = useCodeText();
  const { briefly } = useConflictText();
  const time = isFull ? timeOf(slot) : bareTimeOf(slot);
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
  const isBeyondLimit = isLimitReached && !isMine;
  const beyond = isBeyondLimit && t('limit.slot');
  const label = listed([time, ...beside, ...marks, busy, gone, beyond, ...unseen, whoOf(slot)]);
  return (
    <SlotButton
      id={slotIdOf(slot.spaceId)}
      label={label}
      isMine={isMine}
      isBusy={takingId !== undefined}
      isOff={isTaken || isBeyondLimit || conflict?.kind === 'same'}
      gone={gone}
      onPress={() => {
        onTake(slot);
      }}
    >
      <span translate="no">{time}</span>
      {/* Matches the label. */}
      {[...beside, ...marks].map((text) => (
        <Fragment key={text}>
          {' '}
          <small {...([date, clinic].includes(text) && { translate: 'no' })}>{text}</small>
        </Fragment>
      ))}
      {busy !== false && (
        <>
          {' '}
          <small {...saysOnArrival}>{busy}</small>
        </>
      )}
    </SlotButton>
  );
}
