import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Slot } from '../../../contract/appointments.ts';
import { useBookingChannel, type HeldSlot } from '../channel/channel';
import { LookAgain } from '../channel/LookAgain';
import { ProblemAlert } from '../channel/ProblemAlert';
import { useTakeSlot } from '../channel/useTakeSlot';
import { HoldNotice } from './HoldNotice';
import { useLastHeld } from './useLastHeld';

type Props = {
  held: HeldSlot | undefined;
  personName?: string | undefined;
  /** Before the slot becomes the chosen one. */
  onStart?: () => void;
  onTaken: () => void;
};

export function StillHeld({ held, personName, onStart, onTaken }: Props) {
  const { t } = useTranslation();
  const { hold, choose } = useBookingChannel();
  const { take, takingId, problem } = useTakeSlot({ ...(hold && { hold }), ...(choose && { choose }) });
  const [tried, setTried] = useState<Slot>();
  const known = useLastHeld(held);
  const holdAgain = async (slot: Slot) => {
    setTried(slot);
    onStart?.();
    if ((await take(slot)).kind === 'held') onTaken();
  };
  return (
    <>
      <ProblemAlert
        problem={problem}
        unknown={{
          what: t('hold.notKnown'),
          look: tried && (
            <LookAgain
              isBusy={takingId !== undefined}
              onLook={() => {
                void holdAgain(tried);
              }}
            />
          ),
        }}
      />
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
          onHoldAgain={(slot) => {
            void holdAgain(slot);
          }}
          onReleased={known.forget}
        />
      )}
    </>
  );
}
