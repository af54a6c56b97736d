import { useState } from 'react';

import { HoldNotice } from '../../src/features/appointments/HoldNotice';
import { TimeLeft } from '../../src/features/appointments/TimeLeft';
import { AtTheClinic } from '../stage/AtTheClinic';
import { visit } from '../stage/samples';
import type { Subject } from '../stage/story';

export default { title: 'Screens/HeldPlace' } satisfies Subject;

const extending = { extend: () => undefined, isBusy: false, isDone: false, problem: undefined };

/** @param seconds until its time is over */
function Held({ seconds }: { seconds: number }) {
  const [endsAt] = useState(() => Date.now() + seconds * 1_000);
  const timer = <TimeLeft hold={{ endsAt, extendable: true }} extending={extending} />;
  return (
    <AtTheClinic>
      <HoldNotice
        hold={{ space: { ...visit, held: 'by-me' }, endsAt }}
        timer={timer}
        onContinue={() => undefined}
        onRelease={() => undefined}
        isReleasing={false}
      />
    </AtTheClinic>
  );
}

export function FiveMinutes() {
  return <Held seconds={299} />;
}

export function TwoMinutes() {
  return <Held seconds={119} />;
}
