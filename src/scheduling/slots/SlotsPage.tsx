import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { Appointment, Slot } from '../../../contract/appointments.ts';
import { useAppSelector } from '../../store/hooks';
import { Page } from '../../ui';
import { type } from '../../ui/theme/tokens';
import { selectMove } from '../channel/appointmentsSlice';
import { useBookingChannel, type HeldSlot } from '../channel/channel';
import { HoldNotice } from '../hold/HoldNotice';
import { HoldProblem } from '../hold/HoldProblem';
import { useLastHeld } from '../hold/useLastHeld';
import { LostRaceAlert } from './LostRaceAlert';
import { MovingBand } from '../moving/MovingBand';
import { AlreadyDone } from '../review/AlreadyDone';
import { InTaking, type Taking } from './taking';
import { useTakeSlot } from '../channel/useTakeSlot';

type Props = {
  progress: string;
  criteria?: string | undefined;
  back: { to: string; label: string };
  moving?: Appointment | undefined;
  held: HeldSlot | undefined;
  heldIds: readonly string[];
  conflictOf?: Taking['conflictOf'];
  isLimitReached?: boolean;
  onTaken: () => void;
  onMine?: (slot: Slot, appointment: Appointment | undefined) => void;
  notice?: ReactNode;
  whileTaking?: ReactNode;
  children: ReactNode;
};

const Small = styled.span`
  display: block;
  font-size: ${type.small};
  line-height: 1.5;
`;

function Where({ progress, criteria }: Pick<Props, 'progress' | 'criteria'>) {
  return (
    <Small>
      <span>{progress}</span>
      {criteria !== undefined && <span>{` · ${criteria}`}</span>}
    </Small>
  );
}

const noConflict = () => undefined;

function ListPage(props: Props) {
  const { progress, criteria, back, moving, held, heldIds, notice, whileTaking, children } = props;
  const { conflictOf = noConflict, isLimitReached = false } = props;
  const { t } = useTranslation();
  const channel = useBookingChannel();
  const { take, tried, takingId, problem } = useTakeSlot(channel);
  const known = useLastHeld(held);
  const goOnWith = (slot: Slot) => {
    channel.choose?.(slot);
    props.onTaken();
  };
  const hold = async (slot: Slot) => {
    const taken = await take(slot);
    if (taken.kind === 'held') props.onTaken();
    if (taken.kind === 'mine') props.onMine?.(slot, taken.appointment);
  };
  const onTake = (slot: Slot) => {
    if (heldIds.includes(slot.spaceId)) goOnWith(slot);
    else void hold(slot);
  };
  const taking: Taking = { onTake, takingId, heldIds, conflictOf, isLimitReached };
  return (
    <InTaking value={taking}>
      <Page title={t('booking.places.title')} lead={<Where {...{ progress, criteria }} />} back={back} dense>
        {channel.lose && <LostRaceAlert moving={moving} />}
        <HoldProblem {...{ problem, tried, takingId }} onLook={onTake} />
        {moving && <MovingBand appointment={moving} isBrief />}
        {notice}
        {known.held && (
          <HoldNotice
            held={known.held}
            isGone={known.isGone}
            isTaking={takingId === known.held.space.spaceId}
            onContinue={goOnWith}
            onHoldAgain={(slot) => {
              void hold(slot);
            }}
            onReleased={known.forget}
          />
        )}
        {children}
        {takingId !== undefined && whileTaking}
      </Page>
    </InTaking>
  );
}

export function SlotsPage(props: Props) {
  const { back, moving } = props;
  const { t } = useTranslation();
  const move = useAppSelector(selectMove);
  const { appointment: appointmentAddress } = useBookingChannel().urls;
  if (!moving || move?.before.reservationId !== moving.reservationId || appointmentAddress === undefined)
    return <ListPage {...props} />;
  return (
    <AlreadyDone
      titleKey="move.moved"
      slot={moving.spaceId === move.before.spaceId ? move.slot : moving}
      see={{ to: appointmentAddress }}
      next={{ to: back.to, label: t('move.another') }}
    />
  );
}
