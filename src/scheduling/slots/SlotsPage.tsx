import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Appointment, Slot } from '../../../contract/appointments.ts';
import { Page } from '../../ui';
import { useBookingChannel, type HeldSlot } from '../channel/channel';
import { HoldNotice } from '../hold/HoldNotice';
import { LostRaceAlert } from './LostRaceAlert';
import { MovingBand } from '../moving/MovingBand';
import { ProblemAlert } from '../channel/ProblemAlert';
import { InTaking, type Taking } from './taking';
import { useTakeSlot } from '../channel/useTakeSlot';

type Props = {
  progress: string;
  /** Where one came from, and how that is called. */
  back: { to: string; label: string };
  /** The appointment that a slot would move. */
  moving?: Appointment | undefined;
  /** The slot that is held already. */
  held: HeldSlot | undefined;
  /** All that are held for the person. */
  heldIds: readonly string[];
  /** What stands at the time of a slot, where that is known. */
  conflictOf?: Taking['conflictOf'];
  /** A slot is held, or chosen: on to the check. */
  onTaken: () => void;
  /** The slot is booked by the person already. */
  onMine?: (slot: Slot, appointment: Appointment | undefined) => void;
  /** What stands above the list, such as what forbids another appointment. */
  notice?: ReactNode;
  /** What is shown while a slot is being taken. */
  whileTaking?: ReactNode;
  /** The list. */
  children: ReactNode;
};

const noConflict = () => undefined;

/** The free slots, in big buttons, whatever the door: one tap holds one, and goes on. */
export function SlotsPage(props: Props) {
  const { progress, back, moving, held, heldIds, conflictOf = noConflict, notice, whileTaking, children } = props;
  const { t } = useTranslation();
  const channel = useBookingChannel();
  const { take, takingId, problem } = useTakeSlot(channel);
  const goOnWith = (slot: Slot) => {
    channel.choose?.(slot);
    props.onTaken();
  };
  const onTake = async (slot: Slot) => {
    if (heldIds.includes(slot.spaceId)) {
      goOnWith(slot);
      return;
    }
    const taken = await take(slot);
    if (taken.kind === 'held') props.onTaken();
    if (taken.kind === 'mine') props.onMine?.(slot, taken.appointment);
  };
  const taking: Taking = {
    onTake: (slot) => {
      void onTake(slot);
    },
    takingId,
    heldIds,
    conflictOf,
  };
  return (
    <InTaking value={taking}>
      <Page title={t('booking.places.title')} lead={progress} back={back}>
        {channel.lose && <LostRaceAlert moving={moving} />}
        <ProblemAlert problem={problem} />
        {moving && <MovingBand appointment={moving} />}
        {notice}
        {held && (
          <HoldNotice
            held={held}
            onContinue={() => {
              goOnWith(held.space);
            }}
          />
        )}
        {children}
        {takingId !== undefined && whileTaking}
      </Page>
    </InTaking>
  );
}
