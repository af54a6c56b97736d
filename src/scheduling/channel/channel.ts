import type { SerializedError } from '@reduxjs/toolkit';
import { createContext, use } from 'react';

import type { Appointment, Slot } from '../../../contract/appointments.ts';
import type { NetworkAnswer } from '../../../contract/clinics.ts';
import type { ApiError } from '../../api/apiError';
import type { SlotHold } from '../../api/appointmentAnswers';
import type { MessageKey } from '../../i18n/keys';

/** A guest's `token` is null at first; `manageToken` opens one appointment. An invitation sees only the inviting clinics. */
export type BookingArea =
  | { root: 'main' }
  | { root: 'nosession'; token: string | null; manageToken?: string }
  | { root: 'rvsp'; network: Omit<NetworkAnswer, 'user'> };

export type Answer<T> = { data?: T | undefined; error?: ApiError | SerializedError | undefined };

/** `holdId` is null for an alert's offer. `endsAt` in milliseconds of this device. */
export type HeldSlot = Pick<SlotHold, 'space' | 'holdId' | 'endsAt' | 'extendable'>;

/** `code` is the one emailed to a guest; `phone` of an invited person; `near` for a server that remembers it. */
export type BookingRequest = { reason: string; code?: string; phone?: string; near?: string };

/**
 * One way to reach an appointment: account, guest, invitation or mailed link. Screens hide the buttons of absent
 * capabilities. Each action also updates the store.
 */
export type BookingChannel = {
  area: BookingArea;
  urls: { appointment?: string; move?: string; cancel?: string; bookAnother?: string; list?: string };
  /** `isUnheld`: the hold was refused. */
  choose?: (slot: Slot, how?: { isUnheld: boolean }) => void;
  hold?: (slot: Slot) => Promise<Answer<unknown>>;
  extend?: (held: HeldSlot) => Promise<Answer<unknown>>;
  release?: (held: HeldSlot) => Promise<Answer<unknown>>;
  /** For a slot chosen but not held. */
  notHeld?: MessageKey;
  /** Stores a lost race; absent where the slot list reports it. */
  lose?: (slot: Slot, failure: ApiError | SerializedError | undefined) => void;
  /** Null when another back end returns no appointment. Repeating one's own booking succeeds. */
  book?: (slot: Slot, request: BookingRequest) => Promise<Answer<Appointment | null>>;
  /** `phone` of a guest; an account's is in the profile. */
  reschedule?: (slot: Slot, phone?: string) => Promise<Answer<Appointment | null>>;
  confirm?: () => Promise<Answer<unknown>>;
  changeNumber?: (phone: string) => Promise<Answer<unknown>>;
  cancel?: () => Promise<Answer<unknown>>;
};

/** Defaults to the account. */
const BookingChannelContext = createContext<BookingChannel>({ area: { root: 'main' }, urls: {} });

export const InBookingChannel = BookingChannelContext.Provider;
export const useBookingChannel = (): BookingChannel => use(BookingChannelContext);
