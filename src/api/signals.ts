import { createAction, type UnknownAction } from '@reduxjs/toolkit';

import type { CallName } from '../../contract/calls.ts';
import type { PatientId } from '../../contract/dependents.ts';
import type { SessionEnd } from '../lib/forgetOnSessionEnd';

export type { SessionEnd };

/** Drops the previous user's private state (spec §4). A tab that `hasJoined` had no user, and keeps shared data. */
export const sessionStarted = createAction<{ user: string; hasJoined?: true }>('session/started');

/** At the second step; the payload is the login id. */
export const codeAccepted = createAction<string>('session/codeAccepted');

export const sessionEnded = createAction<SessionEnd>('session/ended');

/** A joining tab had no session before. */
export const isSessionChange = (action: UnknownAction): boolean =>
  sessionEnded.match(action) || (sessionStarted.match(action) && action.payload.hasJoined === undefined);

/** `endsAt`: milliseconds, device clock. `isFinal`: cannot be extended. */
export type SessionEndNews = { endsAt: number; isFinal: boolean };

export const accountClosed = createAction('session/accountClosed');

export const sessionEndTold = createAction<SessionEndNews>('session/endTold');

/** The server refused a call of a signed-out person with 401 (spec §4). */
export const anonymousRefused = createAction('session/anonymousRefused');

export const invitationAreaOpened = createAction<{ authToken: string }>('session/invitationAreaOpened');

/** Leaving the invitation area keeps the session. */
export const invitationAreaLeft = createAction('session/invitationAreaLeft');

/** The person identifies again (spec §4). */
export const invitationTokenRefused = createAction<{ wasIdentified: boolean }>('session/invitationTokenRefused');

/** Drops choices made for another person. */
export const dependentChosen = createAction<PatientId>('dependents/dependentChosen');

export const selfChosen = createAction('dependents/selfChosen');

/** For a call outside spec §7 (product §8). */
export const callAnswered = createAction<CallName>('capabilities/answered');

/** This tab does not ask it again. */
export const callFoundAbsent = createAction<CallName>('capabilities/foundAbsent');
