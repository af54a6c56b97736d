import { useState } from 'react';

import { HoldNotice } from '../../src/scheduling/hold/HoldNotice';
import { AtTheClinic } from '../stage/AtTheClinic';
import { appointment } from '../stage/samples';
import type { Subject } from '../stage/story';

export default { title: 'Screens/HeldPlace' } satisfies Subject;

/** @param seconds until its time is over */
function Held({ seconds }: { seconds: number }) {
  const [endsAt] = useState(() => Date.now() + seconds * 1_000);
  return (
    <AtTheClinic>
      <HoldNotice
        held={{ space: { ...appointment, held: 'by-me' }, holdId: null, endsAt, extendable: true }}
        isGone={false}
        isTaking={false}
        onContinue={() => undefined}
        onHoldAgain={() => undefined}
        onReleased={() => undefined}
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
