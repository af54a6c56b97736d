import { useState } from 'react';
import { Navigate } from 'react-router-dom';

import type { MessageKey } from '../../i18n/keys';
import type { FlashState } from '../../lib/flash';

/** Nothing to go on with, such as a hold that ended while the page was away. Back to the list, with a word about why: a message key. */
export function NothingChosen({ listAddress, why = 'review.nothing' }: { listAddress: string; why?: MessageKey }) {
  // One object: Navigate goes again, without end, for each new one.
  const [state] = useState<FlashState>({ flash: { tone: 'info', message: why } });
  return <Navigate to={listAddress} replace state={state} />;
}
