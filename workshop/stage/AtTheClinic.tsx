import type { ReactNode } from 'react';

import { InBookingArea } from '../../src/features/appointments/bookingArea';
import { network } from './samples';

/** Where clinics and their people are known, for parts of screens that name them. */
export function AtTheClinic({ children }: { children: ReactNode }) {
  return <InBookingArea value={{ root: 'rvsp', network }}>{children}</InBookingArea>;
}
