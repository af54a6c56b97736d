import type { SerializedError } from '@reduxjs/toolkit';
import { createContext, use } from 'react';

import type { Appointment, Slot } from '../../../contract/appointments.ts';
import type { NetworkAnswer } from '../../../contract/clinics.ts';
import type { ApiError } from '../../api/apiError';
import type { SlotHold } from '../../api/appointmentAnswers';
import type { MessageKey } from '../../i18n/keys';

/**
 * Where one books: with an account; as a guest with the token of the booking, once there is one; or by invitation, among the
 * clinics that invite.
 */
export type BookingArea =
  | { root: 'main' }
  | { root: 'nosession'; token: string | null }
  | { root: 'rvsp'; network: Omit<NetworkAnswer, 'user'> };

/** What a call comes to: data, or the error that the server or the network gave. */
export type Answer<T> = { data?: T | undefined; error?: ApiError | SerializedError | undefined };

/** A slot that is held for the person; `holdId` is null for a slot that an alert offers. `endsAt` in milliseconds of this device. */
export type HeldSlot = Pick<SlotHold, 'space' | 'holdId' | 'endsAt' | 'extendable'>;

/** What a booking says beside its slot: why one comes, and the code that was mailed to a guest. */
export type BookingRequest = { reason: string; code?: string };

/**
 * One door to an appointment: the account, a guest, an invitation or a mailed link. It says what this door can do and where its
 * pages are; a capability that a door lacks is absent, and the screens show no button for it. Each deed also tells the store what
 * became of it.
 */
export type BookingChannel = {
  area: BookingArea;
  urls: { appointment?: string; move?: string; cancel?: string; bookAnother?: string; list?: string };
  /** Notes the slot that the person chose. */
  choose?: (slot: Slot) => void;
  hold?: (slot: Slot) => Promise<Answer<unknown>>;
  extend?: (held: HeldSlot) => Promise<Answer<unknown>>;
  release?: (held: HeldSlot) => Promise<Answer<unknown>>;
  /** What to say when a slot is chosen and not held, though it can be booked. */
  notHeld?: MessageKey;
  /** Notes that somebody else took the slot, with what is free near it; absent where the list of slots says it by itself. */
  lose?: (slot: Slot, failure: ApiError | SerializedError | undefined) => void;
  /** The appointment, or null when another back end does not describe it. One's own slot again counts as booked. */
  book?: (slot: Slot, request: BookingRequest) => Promise<Answer<Appointment | null>>;
  reschedule?: (slot: Slot) => Promise<Answer<Appointment | null>>;
  confirm?: () => Promise<Answer<unknown>>;
  cancel?: () => Promise<Answer<unknown>>;
};

/** With an account, unless a page around the screens says otherwise. */
const BookingChannelContext = createContext<BookingChannel>({ area: { root: 'main' }, urls: {} });

export const InBookingChannel = BookingChannelContext.Provider;
export const useBookingChannel = (): BookingChannel => use(BookingChannelContext);
