import { useTranslation } from 'react-i18next';

import type { Space } from '../../../contract/appointments.ts';
import { SlotButton } from '../../ui';
import { useClinicTime } from './useClinicTime';
import { useCodeWords } from './useCodeWords';
import { useNetwork } from './useNetwork';
import { useOfferWords } from './useOfferWords';

/** How a list of slots is taken: what a tap does, which one is being taken, which one is held for the person. */
export type Taking = { onTake: (place: Space) => void; takingId: string | undefined; heldId: string | undefined };

/** Where a slot stands in the document, so that the focus can be put on it. */
export const slotIdOf = (spaceId: string): string => `place-${spaceId}`;

type Props = Taking & {
  place: Space;
  /** Shows the day and the clinic too, where no heading says them. */
  isFull?: boolean;
};

/** One time that can be taken. Screen readers hear where and with whom, since the headings may be far. */
export function TimeSlot({ place, onTake, takingId, heldId, isFull = false }: Props) {
  const { t } = useTranslation();
  const { timeOf, dateOf, dateWords } = useClinicTime();
  const { clinicNameOf } = useNetwork();
  const { whoOf } = useOfferWords();
  const { mode } = useCodeWords();
  const time = timeOf(place);
  const date = dateWords(dateOf(place), { year: false });
  const clinic = clinicNameOf(place.clinicId);
  const isMine = place.spaceId === heldId;
  const isTaking = place.spaceId === takingId;
  const label = [time, isMine && t('booking.slot.mine'), date, clinic, whoOf(place), mode(place.mode)].filter(Boolean).join(', ');
  return (
    <SlotButton id={slotIdOf(place.spaceId)} label={label} isMine={isMine} isBusy={takingId !== undefined} onPress={() => { onTake(place); }}>
      {time}
      {isFull && <small>{date}<br />{clinic}</small>}
      {isMine && <small>{t('booking.slot.mine')}</small>}
      {isTaking && <small role="status">{t('booking.slot.busy')}</small>}
    </SlotButton>
  );
}
