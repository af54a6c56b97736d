import { createAction } from '@reduxjs/toolkit';

/** The user asked to leave, the server refused the session (401), or another tab says that it is over. */
export type SessionEnd = 'loggedOut' | 'rejected' | 'elsewhere';

/** A person is signed in from now on, under this login id (spec §4). What an earlier person left is dropped first. */
export const sessionStarted = createAction<{ user: string }>('session/started');

/** The user stopped being signed in; whoever keeps private state drops it. */
export const sessionEnded = createAction<SessionEnd>('session/ended');

/** The server said when the session ends by itself, as a time of this device's clock, in milliseconds (product §8 Session). */
export const sessionEndTold = createAction<number>('session/endTold');

/** The hub refused its token: it is dropped, and the person identifies again (spec §4). */
export const rvspTokenRefused = createAction('session/rvspTokenRefused');
