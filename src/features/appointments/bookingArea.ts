import { createContext, use } from 'react';

import type { NetworkAnswer } from '../../../contract/clinics.ts';

/**
 * Where one books: inside with an account; in the express area with the token of the visit being booked, once there is one; or in the
 * hub, among the clinics that invite.
 */
export type BookingArea =
  | { root: 'main' }
  | { root: 'nosession'; token: string | null }
  | { root: 'rvsp'; network: Omit<NetworkAnswer, 'user'> };

/** Inside, unless a page of another area says so around its steps: what they ask of the server then goes to its root. */
const BookingAreaContext = createContext<BookingArea>({ root: 'main' });

export const InBookingArea = BookingAreaContext.Provider;
export const useBookingArea = (): BookingArea => use(BookingAreaContext);
