import { accessCalls } from './calls/accessCalls.ts';
import { accountCalls } from './calls/accountCalls.ts';
import { bookingCalls } from './calls/bookingCalls.ts';
import type { CallOf } from './calls/call.ts';
import { closingCalls } from './calls/closingCalls.ts';
import { factorCalls } from './calls/factorCalls.ts';
import { guestCalls } from './calls/guestCalls.ts';
import { invitationCalls } from './calls/invitationCalls.ts';
import { mailboxCalls } from './calls/mailboxCalls.ts';
import { passkeyCalls } from './calls/passkeyCalls.ts';
import { sessionCalls } from './calls/sessionCalls.ts';
import { specifiedCalls } from './calls/specifiedCalls.ts';
import { supportCalls } from './calls/supportCalls.ts';

/** A page of the portal imports its part alone. */
export const calls = {
  ...specifiedCalls,
  ...sessionCalls,
  ...accountCalls,
  ...factorCalls,
  ...passkeyCalls,
  ...closingCalls,
  ...accessCalls,
  ...bookingCalls,
  ...guestCalls,
  ...invitationCalls,
  ...mailboxCalls,
  ...supportCalls,
};

export type CallName = keyof typeof calls;

export type Call = CallOf<CallName>;
