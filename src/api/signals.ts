import { createAction } from '@reduxjs/toolkit';

import type { PatientId } from '../../contract/dependents.ts';
import type { SessionEnd } from '../lib/forgetOnSessionEnd';

export type { SessionEnd };

/**
 * A person is signed in from now on, under this login id (spec §4). What an earlier person left is dropped first; a tab that `hasJoined`
 * the session of another one had nobody before, and what all tabs share, such as the token of the hub, stays.
 */
export const sessionStarted = createAction<{ user: string; hasJoined?: true }>('session/started');

/** The user stopped being signed in; whoever keeps private state drops it. */
export const sessionEnded = createAction<SessionEnd>('session/ended');

/**
 * When the session ends by itself: `endsAt` is a time of this device's clock, in milliseconds; `isFinal` when nothing one does puts
 * it off.
 */
export type SessionEndNews = { endsAt: number; isFinal: boolean };

/** The server said when the session ends by itself (product §8 Session). */
export const sessionEndTold = createAction<SessionEndNews>('session/endTold');

/** The server refused a call of somebody who is not signed in (401): what they asked for is for who is (spec §4). */
export const anonymousRefused = createAction('session/anonymousRefused');

/** Somebody identified with the code of an invitation: calls carry this token from now on (spec §7). */
export const invitationAreaOpened = createAction<{ authToken: string }>('session/hubOpened');

/** They left the hub: its token is dropped, the session stays as it is. */
export const invitationAreaLeft = createAction('session/hubLeft');

/** The hub refused its token, or a call without one: it is dropped, and the person identifies (spec §4). */
export const rvspTokenRefused = createAction<{ wasIdentified: boolean }>('session/rvspTokenRefused');

/** The user acts for this person from now on; whoever keeps what was chosen for another one drops it. */
export const dependentChosen = createAction<PatientId>('dependents/dependentChosen');

/** The user acts for nobody but themselves from now on. */
export const selfChosen = createAction('dependents/selfChosen');
