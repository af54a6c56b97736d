import type { ReactNode } from 'react';

import { InBookingChannel } from '../../src/scheduling/channel/channel';
import { network } from './samples';

/** Where clinics and their people are known, for parts of screens that name them. */
export function AtTheClinic({ children }: { children: ReactNode }) {
  return <InBookingChannel value={{ area: { root: 'rvsp', network }, urls: {} }}>{children}</InBookingChannel>;
}
