import { useTranslation } from 'react-i18next';

import { Note } from '../../ui';
import { useBookingChannel, type HeldSlot } from '../channel/channel';
import { TimeLeft } from './TimeLeft';
import { useAct } from '../channel/useAct';

/** How long a slot is still held; or, with null, that it is not, where the channel has something to say about that. */
export function HoldTimer({ held }: { held: HeldSlot | null }) {
  const { t } = useTranslation();
  const { extend, notHeld } = useBookingChannel();
  const { act, isBusy, isDone, problem } = useAct(extend);
  if (held === null) return notHeld && <Note icon="clock">{t(notHeld)}</Note>;
  return (
    <TimeLeft
      hold={held}
      extending={{
        extend: () => {
          void act(held);
        },
        isBusy,
        isDone,
        problem,
      }}
    />
  );
}
