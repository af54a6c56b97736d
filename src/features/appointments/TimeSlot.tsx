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
  /** Shows how the visit takes place, where its neighbours differ. */
  showsMode?: boolean;
};

/** One time that can be taken. Screen readers hear where, how and with whom, since the headings may be far. */
export function TimeSlot({ place, onTake, takingId, heldId, isFull = false, showsMode = false }: Props) {
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
  const all = [date, clinic, mode(place.mode)].filter(Boolean);
  const beside = isFull ? all : all.slice(showsMode ? 2 : 3);
  const unseen = all.filter((words) => !beside.includes(words));
  const label = [time, ...beside, ...(isMine ? [t('booking.slot.mine')] : []), ...unseen, whoOf(place)].join(', ');
  return (
    <SlotButton id={slotIdOf(place.spaceId)} label={label} isMine={isMine} isBusy={takingId !== undefined} onPress={() => { onTake(place); }}>
      {time}
      {beside.map((words) => <small key={words}>{words}</small>)}
      {isMine && <small>{t('booking.slot.mine')}</small>}
      {isTaking && <small role="status">{t('booking.slot.busy')}</small>}
    </SlotButton>
  );
}
