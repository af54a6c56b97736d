import { useState } from 'react';
import { Navigate } from 'react-router-dom';

import type { MessageKey } from '../../i18n/keys';
import type { FlashState } from '../../lib/flash';

/** `why` is a message key. */
export function NothingChosen({ listAddress, why = 'review.nothing' }: { listAddress: string; why?: MessageKey }) {
  // Keep one object: Navigate loops on a new state.
  const [state] = useState<FlashState>({ flash: { tone: 'info', message: why } });
  return <Navigate to={listAddress} replace state={state} />;
}
