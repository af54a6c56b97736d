import type { Slot } from '../../../contract/appointments.ts';
import { useBookingChannel, type HeldSlot } from '../channel/channel';
import { useTakeSlot } from '../channel/useTakeSlot';
import { HoldNotice } from './HoldNotice';
import { HoldProblem } from './HoldProblem';
import { useLastHeld } from './useLastHeld';

type Props = {
  held: HeldSlot | undefined;
  personName?: string | undefined;
  /** Before the slot becomes the chosen one. */
  onStart?: () => void;
  onTaken: () => void;
};

export function StillHeld({ held, personName, onStart, onTaken }: Props) {
  const { hold, choose } = useBookingChannel();
  const { take, tried, takingId, problem } = useTakeSlot({ ...(hold && { hold }), ...(choose && { choose }) });
  const known = useLastHeld(held);
  const holdAgain = (slot: Slot) => {
    onStart?.();
    void take(slot).then(({ kind }) => {
      if (kind === 'held') onTaken();
    });
  };
  return (
    <>
      <HoldProblem {...{ problem, tried, takingId }} onLook={holdAgain} />
      {known.held && (
        <HoldNotice
          held={known.held}
          personName={personName}
          isGone={known.isGone}
          isTaking={takingId !== undefined}
          onContinue={(slot) => {
            onStart?.();
            choose?.(slot);
            onTaken();
          }}
          onHoldAgain={holdAgain}
          onReleased={known.forget}
        />
      )}
    </>
  );
}
