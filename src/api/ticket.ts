import type { Call } from '../../contract/calls.ts';
import { openCalls } from '../../contract/calls/sessionCalls.ts';
import { specifiedCalls } from '../../contract/calls/specifiedCalls.ts';
import type { TransportState } from './transport';

/** `until`: what makes its answer late. A logout's answer tells nothing of a person. */
export type Ticket = TransportState['turns'] & {
  authToken: string | null;
  until: 'change' | 'end' | 'never';
};

/** Taken when a call is made. `signsIn`: its answer begins a session of its own. */
export const ticketOf = ({ session, turns }: TransportState, call: Call, signsIn: boolean): Ticket => {
  const until = call === specifiedCalls.logout ? 'never' : signsIn && call.root === 'main' ? 'end' : 'change';
  return { ...turns, authToken: session.authToken, until };
};

const open: readonly string[] = openCalls;

/** A page of the ended session may ask once more before it closes, with cookies that may still be good. */
const isOfNobody = (call: Call, { session, turns }: TransportState): boolean =>
  turns.ended > 0 && session.user === null && call.root === 'main' && !open.includes(call.name);

/**
 * The only place that decides whether an answer comes too late: the session in which it was asked, or its invitation
 * token, is no longer the present one (product §3). The names do not tell: the same person may be back.
 */
export const isOver = ({ until, ...then }: Ticket, call: Call, state: TransportState): boolean => {
  const { turns, session } = state;
  if (until === 'never') return false;
  if (then.ended !== turns.ended) return true;
  if (until === 'end') return false;
  const isTokenGone = call.root === 'rvsp' && then.authToken !== null && then.authToken !== session.authToken;
  return then.begun !== turns.begun || isTokenGone || isOfNobody(call, state);
};
